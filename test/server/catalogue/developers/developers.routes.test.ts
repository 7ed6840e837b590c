import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  developerAnnouncement,
  developerAnnouncements,
  developerDetails,
} from '../../../../src/contract/developers.contract';
import { announcements, developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { renderMarkdown } from '../../../../server/platform/markdown/render-markdown';
import { addGames } from '../games/add-games';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const START = new Date('2026-01-01T00:00:00.000Z');
const HOSTILE = '<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)> **fine**';
let server: TestServer;
let statements: { readonly count: () => number };
let many = '';

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.deps.database;
  await addGames(db, 20, START);
  const [studio] = await db.select().from(developers).limit(1);
  if (!studio) throw new Error('The demo content is missing.');
  many = studio.slug;
  await db.insert(announcements).values(
    Array.from({ length: 20 }, (_, index) => ({
      developerId: studio.id,
      slug: `news-${index + 1}`,
      title: `News ${index + 1}`,
      excerpt: 'News for tests.',
      body: HOSTILE,
      bodyHtml: renderMarkdown(HOSTILE),
      labels: studio.name,
      status: index === 0 ? ('draft' as const) : ('published' as const),
      publishedAt: new Date(START.getTime() + Math.floor(index / 2) * 60_000),
    })),
  );
  statements = countStatements(db);
});

afterAll(() => server.close());

const ask = (path: string) => server.request(`/v1/public/entity/dev/org/${path}`);
const details = async (slug: string, query = '') => dataOf(developerDetails, await ask(`${slug}/details${query}`));
const list = async (slug: string, query = '') =>
  dataOf(developerAnnouncements, await ask(`${slug}/announcements${query}`));
const one = async (path: string) => dataOf(developerAnnouncement, await ask(path));
const counted = async (work: () => Promise<unknown>) => {
  const before = statements.count();
  await work();
  return statements.count() - before;
};

describe('GET entity/dev/org/{developer}/details', () => {
  test('returns a studio with its games and latest announcements', async () => {
    const { developer, games: own, pagination, announcements: latest } = await details('paper-moon');
    expect(developer).toMatchObject({
      name: 'Paper Moon',
      logo: 'http://static.holocade.localhost:9200/developers/paper-moon.webp',
      website: null,
      links: [],
    });
    expect(developer.about).toContain('<p>');
    const paperMoon = ['coral-hours', 'lantern-drift', 'glyph-gate', 'sand-garden'];
    expect(own.map(({ slug }) => slug)).toEqual(paperMoon);
    expect(pagination).toMatchObject({ total: paperMoon.length, current: 1, last: 1 });
    expect(latest.map(({ slug }) => slug)).toEqual(['a-quiet-evening-together', 'lantern-drift-in-five-colours']);
  });

  test('lists each game of the studio on exactly one page, without drafts', async () => {
    const { db } = server.deps.database;
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'synthetic-7'));
    const first = await details(many);
    expect(first.games).toHaveLength(8);
    expect(first.announcements).toHaveLength(3);
    const pages = Array.from({ length: first.pagination.last }, (_, page) => details(many, `?page=${page + 1}`));
    const all = (await Promise.all(pages)).flatMap((page) => page.games.map(({ slug }) => slug));
    expect([all.length, new Set(all).size]).toEqual([first.pagination.total, first.pagination.total]);
    expect(all).not.toContain('synthetic-7');
    expect(all).toContain('synthetic-8');
  });

  test('returns an empty page with the right totals beyond the last page', async () => {
    const { games: own, pagination } = await details(many, '?page=900');
    expect(own).toEqual([]);
    expect(pagination).toMatchObject({ from: 0, to: 0, items: 0, current: 900 });
    expect(pagination.total).toBeGreaterThan(8);
  });

  test('links only to web pages, whatever addresses a studio has entered', async () => {
    const { db } = server.deps.database;
    const links = [
      { title: 'Forum', url: 'https://forum.example/tall-wave' },
      { title: 'Trap', url: 'javascript:alert(1)' },
      { title: 'Old', url: 'http://tallwave.example' },
    ];
    const written = { about: HOSTILE, aboutHtml: renderMarkdown(HOSTILE), links };
    await db
      .update(developers)
      .set({ ...written, website: 'https://tallwave.example' })
      .where(eq(developers.slug, 'tall-wave'));
    const { developer } = await details('tall-wave');
    expect(developer.website).toBe('https://tallwave.example');
    expect(developer.links).toEqual([links[0]]);
    expect(developer.about).toContain('<strong>fine</strong>');
    expect(developer.about).not.toMatch(/<(script|img)|href/i);
    await db.update(developers).set({ website: 'data:text/html,x' }).where(eq(developers.slug, 'tall-wave'));
    expect((await details('tall-wave')).developer.website).toBeNull();
  });

  test('takes at most four statements, however many games there are', async () => {
    const few = await counted(() => details('paper-moon'));
    expect(few).toBeLessThanOrEqual(4);
    expect(await counted(() => details(many))).toBe(few);
  });
});

describe('GET entity/dev/org/{developer}/announcements', () => {
  test('lists published announcements, newest first, eight a page', async () => {
    const { developer, announcements: first, pagination } = await list(many);
    expect(developer.slug).toBe(many);
    expect(first).toHaveLength(8);
    const pages = Array.from({ length: pagination.last }, (_, page) => list(many, `?page=${page + 1}`));
    const all = (await Promise.all(pages)).flatMap((page) => page.announcements);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(pagination.total);
    expect(all.map(({ slug }) => slug)).not.toContain('news-1');
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('returns the picture of an announcement, or null', async () => {
    const { announcements: latest } = await list('paper-moon');
    expect(latest.map(({ hero }) => hero?.sm ?? null)).toEqual([
      null,
      'http://static.holocade.localhost:9200/blog/lanterns-640.webp',
    ]);
  });

  test('returns an empty page beyond the last page, in three statements', async () => {
    expect((await list(many, '?page=900')).announcements).toEqual([]);
    expect(await counted(() => list(many, '?page=900'))).toBe(3);
    expect(await counted(() => list(many))).toBe(3);
  });
});

describe('GET entity/dev/org/{developer}/announcements/{announcement}', () => {
  test('returns an announcement with the newest others of the same studio', async () => {
    const { developer, announcement, others } = await one('paper-moon/announcements/a-quiet-evening-together');
    expect(developer).toEqual({
      slug: 'paper-moon',
      name: 'Paper Moon',
      logo: 'http://static.holocade.localhost:9200/developers/paper-moon.webp',
    });
    expect(announcement).toMatchObject({ title: 'A Quiet Evening Together', hero: null });
    expect(announcement.body).toContain('<p>');
    expect(others.map(({ slug }) => slug)).toEqual(['lantern-drift-in-five-colours']);
  });

  test('returns at most three others, never the announcement itself, in three statements', async () => {
    const path = `${many}/announcements/news-20`;
    const { others } = await one(path);
    expect(others).toHaveLength(3);
    expect(others.map(({ slug }) => slug)).not.toContain('news-20');
    expect(await counted(() => one(path))).toBe(3);
  });

  test('returns a body without scripts', async () => {
    const { announcement } = await one(`${many}/announcements/news-3`);
    expect(announcement.body).toContain('<strong>fine</strong>');
    expect(announcement.body).not.toMatch(/<(script|img)|href/i);
  });
});

describe('unknown developers and announcements', () => {
  test.each([
    'no-such-studio/details',
    'no-such-studio/announcements',
    'no-such-studio/announcements/a-quiet-evening-together',
    'paper-moon/announcements/no-such-news',
    'tall-wave/announcements/a-quiet-evening-together',
    "x'--/details",
    '%00/announcements',
  ])('%s returns 404', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.envelope().status.debug]).toEqual([404, 'err_not_found']);
  });

  test('a draft announcement returns 404', async () => {
    expect((await ask(`${many}/announcements/news-1`)).status).toBe(404);
  });

  test.each(['?page=0', '?page=-1', '?page=1.5', '?page=abc', '?page=1000000000', '?page=1&page=2'])(
    'the page query %s returns 422',
    async (query) => {
      for (const path of ['paper-moon/details', 'paper-moon/announcements']) {
        const answer = await ask(path + query);
        expect([answer.status, answer.envelope().status.debug]).toEqual([422, 'err_validation']);
      }
    },
  );
});

describe('caching of developers', () => {
  test('an unchanged profile returns 304, and a changed one is sent again', async () => {
    const path = '/v1/public/entity/dev/org/northlight-forge/announcements';
    const { headers } = await server.request(path);
    const again = () => server.request(path, { headers: { 'if-none-match': headers.etag } });
    expect([headers.vary, (await again()).status]).toEqual([expect.stringMatching(/cookie/i), 304]);
    await server.deps.database.db
      .update(announcements)
      .set({ title: 'Changed' })
      .where(eq(announcements.slug, 'what-a-drone-gives-away'));
    expect((await again()).text).toContain('Changed');
  });
});
