import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tagGames } from '../../../../src/contract/games.contract';
import { games } from '../../../../server/platform/database/schema/games';
import { tags } from '../../../../server/platform/database/schema/tags';
import { readGameFiles } from '../../../../server/platform/demo/read-game-files';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addGames } from './add-games';

let server: TestServer;
let statements: { readonly count: () => number };
let many = '';

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.deps.database;
  await addGames(db, 20, new Date('2020-01-01T00:00:00.000Z'));
  const [tag] = await db.select().from(tags).limit(1);
  many = tag?.slug ?? '';
  statements = countStatements(db);
});

afterAll(() => server.close());

const ask = (tag: string, query = '') => server.request(`/v1/public/arcade/game/tag/${tag}/games${query}`);
const list = async (tag: string, query = '') => dataOf(tagGames, await ask(tag, query));
const slugs = async (tag: string, query = '') => (await list(tag, query)).games.map(({ slug }) => slug);

describe('GET arcade/game/tag/{tag}/games', () => {
  test('lists the games and experiences with a tag, its title and the genres', async () => {
    const { tag, games: found, genres, pagination } = await list('seated');
    expect(tag).toEqual({ slug: 'seated', title: 'Seated' });
    const seated = readGameFiles().filter(({ tags: of }) => of.some(({ slug }) => slug === 'seated'));
    expect(seated.map(({ slug }) => slug)).toEqual(expect.arrayContaining(found.map(({ slug }) => slug)));
    expect(new Set(found.map(({ slug }) => slug)).size).toBe(Math.min(8, seated.length));
    expect(genres.map(({ slug }) => slug)).toContain('relaxation');
    expect(pagination).toMatchObject({
      total: seated.length,
      current: 1,
      last: Math.ceil(seated.length / 8),
      per_page: 8,
    });
  });

  test('lists each game on exactly one page, without drafts', async () => {
    await server.deps.database.db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'synthetic-7'));
    const { pagination } = await list(many);
    for (const sort of ['released', 'popular', 'rating']) {
      const pages = Array.from({ length: pagination.last }, (_, page) => slugs(many, `?sort=${sort}&page=${page + 1}`));
      const all = (await Promise.all(pages)).flat();
      expect([all.length, new Set(all).size]).toEqual([pagination.total, pagination.total]);
      expect(all).not.toContain('synthetic-7');
    }
  });

  test('sorts by release unless another order is requested', async () => {
    const released = await slugs(many);
    expect(released.filter((slug) => slug.startsWith('synthetic-')).slice(0, 3)).toEqual([
      'synthetic-20',
      'synthetic-19',
      'synthetic-18',
    ]);
    expect(await slugs(many, '?sort=released')).toEqual(released);
    expect((await slugs(many, '?sort=popular'))[0]).toBe('synthetic-20');
    expect((await slugs(many, '?sort=rating')).slice(0, 4)).toEqual([
      'synthetic-20',
      'synthetic-15',
      'synthetic-10',
      'synthetic-5',
    ]);
  });

  test('returns an empty page beyond the last page, and for a tag that only articles have', async () => {
    const beyond = await list(many, '?page=900');
    expect(beyond.games).toEqual([]);
    expect(beyond.pagination).toMatchObject({ from: 0, to: 0, items: 0, current: 900 });
    expect(beyond.pagination.total).toBeGreaterThan(8);
    expect((await list('webxr')).pagination).toMatchObject({ total: 0, last: 1 });
  });

  test('takes at most four statements, however many games there are', async () => {
    const used = async (tag: string, query = '') => {
      const before = statements.count();
      await list(tag, query);
      return statements.count() - before;
    };
    const few = await used('calm');
    expect(few).toBeLessThanOrEqual(4);
    expect([await used(many), await used(many, '?page=900')]).toEqual([few, few]);
  });

  test.each(['no-such-tag', "x'--", '%00', 'UPPER', 'a'.repeat(65)])('returns 404 for the tag %s', async (tag) => {
    const answer = await ask(tag);
    expect([answer.status, answer.envelope().status.debug]).toEqual([404, 'err_not_found']);
  });

  test.each(['?sort=newest', '?sort=rating&sort=popular', '?page=0', '?page=-1', '?page=1e9', '?page=abc', '?page='])(
    'refuses the query %s',
    async (query) => {
      const answer = await ask('calm', query);
      expect([answer.status, answer.envelope().status.debug]).toEqual([422, 'err_validation']);
    },
  );

  test('can be cached until it changes', async () => {
    const { headers } = await ask('night');
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
    const again = () =>
      server.request('/v1/public/arcade/game/tag/night/games', { headers: { 'if-none-match': headers.etag } });
    expect((await again()).status).toBe(304);
    await server.deps.database.db.update(games).set({ views: 7001 }).where(eq(games.slug, 'lantern-drift'));
    expect((await again()).status).toBe(200);
  });
});
