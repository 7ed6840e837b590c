import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../../../../server/platform/database/schema/content';
import { games } from '../../../../server/platform/database/schema/games';
import { PART_SIZE } from '../../../../server/catalogue/discovery/sitemap.repository';
import { addGames } from '../games/add-games';
import { countStatements } from '../../support/count-statements';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { parseXml, textsOf } from './parse-xml';

const ORIGIN = 'http://holocade.localhost:9200';
const HOSTILE = `</title><script>alert("1")</script> & 'more' ]]>`;

let server: TestServer;
let statements: { readonly count: () => number };
beforeAll(async () => {
  server = await startTestServer();
  statements = countStatements(server.deps.database.db);
});
afterAll(() => server.close());

const read = async (path: string) => parseXml((await server.request(path)).text);

describe('the sitemap', () => {
  test('lists its parts, and each part is available', async () => {
    const parts = textsOf(await read('/sitemap.xml'), 'loc');
    expect(parts).toEqual([
      `${ORIGIN}/sitemap-pages.xml`,
      `${ORIGIN}/sitemap-games-1.xml`,
      ...['articles', 'tags', 'developers', 'announcements', 'items'].map((kind) => `${ORIGIN}/sitemap-${kind}-1.xml`),
    ]);
    for (const part of parts) {
      const { status, headers } = await server.request(part.slice(ORIGIN.length));
      expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    }
  });

  test('lists every public page with its last change', async () => {
    expect(textsOf(await read('/sitemap-pages.xml'), 'loc')).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/arcade/games`,
      `${ORIGIN}/blog`,
      `${ORIGIN}/market`,
      ...['', '/user', '/guest', '/contact'].map((view) => `${ORIGIN}/hc${view}`),
      ...['about-us', 'imprint', 'privacy-policy', 'refund-policy', 'terms-of-service'].map(
        (slug) => `${ORIGIN}/hc/legal/${slug}`,
      ),
    ]);
    const list = await read('/sitemap-games-1.xml');
    expect(textsOf(list, 'loc')).toContain(`${ORIGIN}/arcade/games/lantern-drift`);
    expect(textsOf(list, 'lastmod')[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(textsOf(await read('/sitemap-articles-1.xml'), 'loc')).toContain(`${ORIGIN}/blog/article/a-link-is-a-door`);
  });

  test.each([
    ['tags', 'tag/calm'],
    ['developers', 'developer/paper-moon'],
    ['announcements', 'developer/paper-moon/announcements/a-quiet-evening-together'],
    ['items', 'lantern-drift/catalog/vermilion-paper'],
  ])('lists %s by absolute addresses, in one statement', async (kind, path) => {
    const before = statements.count();
    const found = textsOf(await read(`/sitemap-${kind}-1.xml`), 'loc');
    expect(statements.count() - before).toBe(1);
    expect(found).toContain(`${ORIGIN}/arcade/games/${path}`);
    expect(new Set(found).size).toBe(found.length);
  });

  test('leaves out tags without a published game', async () => {
    const found = textsOf(await read('/sitemap-tags-1.xml'), 'loc');
    expect(found).not.toContain(`${ORIGIN}/arcade/games/tag/webxr`);
  });

  test('never lists drafts', async () => {
    const { db } = server.deps.database;
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'pulse-saber'));
    for (const kind of ['games', 'items'])
      expect((await server.request(`/sitemap-${kind}-1.xml`)).text).not.toContain('pulse-saber');
    await db.update(games).set({ status: 'published' }).where(eq(games.slug, 'pulse-saber'));
  });

  test('takes one statement for a part of any size', async () => {
    const countStatements = async () => {
      const before = statements.count();
      const found = textsOf(await read('/sitemap-games-1.xml'), 'loc').length;
      return { found, statements: statements.count() - before };
    };
    const small = await countStatements();
    await addGames(server.deps.database.db, 60, new Date('2026-01-01T00:00:00.000Z'));
    expect(await countStatements()).toEqual({ found: small.found + 60, statements: 1 });
    expect(small.statements).toBe(1);
    expect(PART_SIZE).toBeLessThanOrEqual(50_000);
  });

  test.each([
    '/sitemap-games-2.xml',
    '/sitemap-games-0.xml',
    '/sitemap-games-x.xml',
    '/sitemap-games-9999.xml',
    '/sitemap-games-99999.xml',
  ])('returns 404 for the part %s', async (path) => {
    expect((await server.request(path)).status).toBe(404);
  });
});

describe('the blog feed', () => {
  test('lists the newest articles first, with absolute addresses', async () => {
    const { text, headers } = await server.request('/blog/rss.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = parseXml(text);
    const dates = textsOf(feed, 'pubDate').map((date) => Date.parse(date));
    expect(dates.length).toBeGreaterThan(3);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    for (const address of textsOf(feed, 'guid')) expect(address.startsWith(`${ORIGIN}/blog/article/`)).toBe(true);
  });

  test('preserves a hostile title', async () => {
    const { db } = server.deps.database;
    await db.update(articles).set({ title: HOSTILE }).where(eq(articles.slug, 'a-link-is-a-door'));
    expect(textsOf(await read('/blog/rss.xml'), 'title')).toContain(HOSTILE);
  });
});

describe('robots.txt', () => {
  test('names the sitemap and disallows the pages of accounts', async () => {
    const { text, headers } = await server.request('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = text.split('\n');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines).toContain('Disallow: /account');
    expect(lines).toContain('Disallow: /v1/');
    expect(lines).toContain('Allow: /v1/public/');
  });
});

describe('caching of public documents', () => {
  const paths = ['/sitemap.xml', '/sitemap-games-1.xml', '/blog/rss.xml', '/robots.txt'];

  test.each(paths)('%s returns 304 until its content changes', async (path) => {
    const { headers } = await server.request(path);
    expect(headers['cache-control']).toBe('public, max-age=600');
    const again = await server.request(path, { headers: { 'if-none-match': `"other", ${String(headers.etag)}` } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('compresses a sitemap', async () => {
    const { headers } = await server.request('/sitemap-games-1.xml', { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
  });

  test('sets no cookie on a public document', async () => {
    expect((await server.request('/sitemap.xml')).setCookies).toEqual([]);
  });
});
