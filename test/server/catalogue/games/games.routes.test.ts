import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDetails, gameIndex } from '../../../../src/contract/games.contract';
import { games } from '../../../../server/platform/database/schema/games';
import { countStatements } from '../../support/count-statements';
import { dataOf } from '../../support/data-of';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addGames } from './add-games';

const DAY = 86_400_000;
let server: TestServer;
let statements: { readonly count: () => number };

beforeAll(async () => {
  server = await startTestServer();
  await addGames(server.deps.database.db, 20, new Date(Date.now() - 400 * DAY));
  statements = countStatements(server.deps.database.db);
});

afterAll(() => server.close());

const ask = (query = '') => server.request(`/v1/public/arcade/game/index${query}`);
const index = async (query = '') => dataOf(gameIndex, await ask(query));
const slugs = async (query: string) => (await index(query)).games.map(({ slug }) => slug);

describe('GET arcade/game/index', () => {
  test('lists eight games a page, newest first', async () => {
    const { games: page, pagination } = await index();
    expect(page).toHaveLength(8);
    expect(pagination).toMatchObject({ from: 1, to: 8, items: 8, current: 1, per_page: 8 });
    expect(pagination.last).toBe(Math.ceil(pagination.total / 8));
  });

  test('lists only games with the requested capability, and refuses an unknown one', async () => {
    const { db } = server.deps.database;
    await db
      .update(games)
      .set({ capabilities: ['touch', 'ar', 'vr'] })
      .where(eq(games.slug, 'synthetic-3'));
    const { games: found, pagination } = await index('?capability=ar');
    expect(pagination.total).toBe(1);
    expect(found.map(({ slug, capabilities }) => [slug, capabilities])).toEqual([
      ['synthetic-3', ['vr', 'ar', 'touch']],
    ]);
    expect((await index('?capability=hands&includeExperience=true')).pagination.total).toBe(12);
    expect((await ask('?capability=smell')).status).toBe(422);
    await db.update(games).set({ capabilities: [] }).where(eq(games.slug, 'synthetic-3'));
    expect((await index('?capability=ar')).pagination.total).toBe(0);
  });

  test('returns the number of experiences that the filters hide', async () => {
    for (const query of ['', 'minRating=1', 'genre=relaxation', 'category=rhythm', 'page=2', 'capability=hands']) {
      const [without, withAll] = [await index(`?${query}`), await index(`?${query}&includeExperience=1`)];
      expect([query, without.hidden]).toEqual([query, withAll.pagination.total - without.pagination.total]);
      expect(withAll.hidden).toBe(0);
    }
    expect((await index()).hidden).toBeGreaterThan(0);
  });

  test('marks genres and categories whose entries are all experiences', async () => {
    const { genres } = await index();
    const marked = genres.flatMap(({ slug, only, categories }) => [
      [slug, undefined, only],
      ...categories.map((category) => [slug, category.slug, category.only]),
    ]);
    expect(marked).toContainEqual(['relaxation', undefined, 'experience']);
    for (const [genre, category, only] of marked) {
      const query = `genre=${genre ?? ''}&category=${category ?? ''}`;
      expect([query, (await index(`?${query}`)).pagination.total === 0]).toEqual([query, only === 'experience']);
    }
  });

  test('ignores parameters that are empty or zero', async () => {
    const all = (await ask()).text;
    const names = Object.keys(gameIndex.query.shape);
    for (const name of names) for (const value of ['', '0']) expect((await ask(`?${name}=${value}`)).text).toBe(all);
    expect((await ask(`?${names.map((name) => `${name}=`).join('&')}`)).text).toBe(all);
    for (const query of ['?genre=%20', '?minRating=6', '?page=-1', '?recentlyUpdated=no'])
      expect((await ask(query)).status).toBe(422);
  });

  test('lists each game on exactly one page', async () => {
    const { pagination } = await index('?includeExperience=true');
    const pages = Array.from({ length: pagination.last }, (_, page) =>
      slugs(`?includeExperience=true&page=${page + 1}`),
    );
    const all = (await Promise.all(pages)).flat();
    expect(all).toHaveLength(pagination.total);
    expect(new Set(all).size).toBe(pagination.total);
  });

  test('returns an empty page with the right totals beyond the last page', async () => {
    const { games: page, pagination } = await index('?page=900');
    expect(page).toEqual([]);
    expect(pagination).toMatchObject({ from: 0, to: 0, items: 0, current: 900 });
    expect(pagination.total).toBe((await index()).pagination.total);
  });

  test('hides experiences unless they are requested', async () => {
    const [without, withThem] = [await index(), await index('?includeExperience=1')];
    expect(withThem.pagination.total).toBeGreaterThan(without.pagination.total);
    expect(await slugs('?genre=relaxation')).not.toContain('lantern-drift');
    expect(await slugs('?genre=relaxation&includeExperience=true')).toContain('lantern-drift');
  });

  test('sorts by popularity and by rating', async () => {
    expect((await slugs('?sort=popular'))[0]).toBe('synthetic-20');
    expect((await slugs('?sort=rating'))[0]).toBe('synthetic-20');
  });

  test('filters by genre, category, rating and update, alone and together', async () => {
    const rated = await slugs('?minRating=5');
    expect(rated).toEqual(['synthetic-20', 'synthetic-15', 'synthetic-10', 'synthetic-5']);
    expect(await slugs('?genre=adventure&category=space&minRating=4&sort=rating&includeExperience=1')).toEqual(
      expect.arrayContaining(['synthetic-5']),
    );
    expect(await slugs('?genre=action&category=space')).toEqual([]);
    expect(await slugs('?recentlyUpdated=true')).not.toContain('synthetic-1');
    expect((await index('?genre=no-such-genre')).pagination).toMatchObject({ total: 0, last: 1 });
  });

  test('lists only genres and categories with a game', async () => {
    const { genres } = await index();
    for (const { slug, categories } of genres)
      for (const category of categories)
        expect((await index(`?includeExperience=1&genre=${slug}&category=${category.slug}`)).games).not.toEqual([]);
  });

  test('takes two statements for a page, also for an empty one', async () => {
    const used = async (query: string) => {
      const before = statements.count();
      await index(query);
      return statements.count() - before;
    };
    expect(await used('')).toBe(2);
    expect(await used('?page=900')).toBe(2);
  });

  test.each([
    '?sort=newest',
    '?page=-1',
    '?page=1.5',
    '?page=two',
    '?minRating=6',
    '?minRating=4.5',
    "?genre=x'--",
    '?genre=%00',
    '?recentlyUpdated=maybe',
  ])('refuses the query %s', async (query) => {
    const answer = await ask(query);
    expect(answer.status).toBe(422);
    expect(answer.envelope().status.debug).toBe('err_validation');
  });

  test('ignores unknown query parameters', async () => {
    expect((await ask('?utm_source=poster')).status).toBe(200);
  });
});

describe('GET arcade/game/{game}/details', () => {
  const details = async (slug: string, cookie?: string) =>
    dataOf(gameDetails, await server.request(`/v1/public/arcade/game/${slug}/details`, cookie ? { cookie } : {}));

  test('returns a game with its newest active build on the game’s own origin', async () => {
    const { game } = await details('lantern-drift');
    expect(game.version).toBe('1.1.0');
    expect(game.iframe).toBe('http://lantern-drift.play.holocade.localhost:9200/1.1.0/index.html');
    expect(game.builds.map(({ version, active }) => [version, active])).toEqual([
      ['1.1.0', true],
      ['1.0.0', false],
    ]);
    expect(game.description).toContain('<h2 id="section-what-happens-up-there">');
    expect(game.developer.logo).toBe('http://static.holocade.localhost:9200/developers/paper-moon.webp');
    expect(Object.values(game.reacted_to)).toEqual(Array(9).fill(false));
  });

  test('lists other games of the studio and similar games, never the game itself', async () => {
    const { more, similar } = await details('synthetic-3');
    expect(more).toHaveLength(4);
    expect(similar).toHaveLength(4);
    expect([...more, ...similar].map(({ slug }) => slug)).not.toContain('synthetic-3');
  });

  test('never lists a game both as similar and as one of the studio', async () => {
    for (const slug of ['synthetic-3', 'synthetic-20', 'lantern-drift']) {
      const { more, similar } = await details(slug);
      const slugs = [...more, ...similar].map((card) => card.slug);
      expect(new Set(slugs).size, slug).toBe(slugs.length);
    }
  });

  test('returns no build while none is active', async () => {
    const { game } = await details('synthetic-1');
    expect(game).toMatchObject({ builds: [], version: null, iframe: null, sdk: null });
  });

  test('takes four statements for a game', async () => {
    const before = statements.count();
    await details('synthetic-3');
    expect(statements.count() - before).toBe(4);
  });

  test('returns a game to a logged-in player', async () => {
    expect((await details('lantern-drift', await signIn(server, 'nova'))).game.reacted_to.love).toBe(false);
  });

  test('returns 404 for an unknown game and for a draft', async () => {
    const { db } = server.deps.database;
    await db.update(games).set({ status: 'draft' }).where(eq(games.slug, 'synthetic-2'));
    for (const slug of ['no-such-game', 'synthetic-2']) {
      const answer = await server.request(`/v1/public/arcade/game/${slug}/details`);
      expect(answer.status).toBe(404);
      expect(answer.envelope().status.debug).toBe('err_not_found');
    }
    expect((await slugs('?page=1')).concat(await slugs('?page=2'), await slugs('?page=3'))).not.toContain(
      'synthetic-2',
    );
  });
});

describe('caching of games', () => {
  test.each(['index', 'synthetic-4/details'])('%s returns 304 to visitors until it changes', async (path) => {
    const address = `/v1/public/arcade/game/${path}?sort=released`;
    const { headers } = await server.request(address);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding, cookie',
    });
    const again = () => server.request(address, { headers: { 'if-none-match': headers.etag } });
    expect((await again()).status).toBe(304);
    const { db } = server.deps.database;
    await db
      .update(games)
      .set({ views: 7000 + path.length })
      .where(eq(games.slug, 'synthetic-4'));
    await db
      .update(games)
      .set({ views: 7000 + path.length })
      .where(eq(games.slug, 'pulse-saber'));
    expect((await again()).status).toBe(200);
  });

  test('responses to players are never cached', async () => {
    const cookie = await signIn(server, 'nova');
    const { headers } = await server.request('/v1/public/arcade/game/lantern-drift/details', { cookie });
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined]);
  });
});
