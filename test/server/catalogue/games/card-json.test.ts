import { fc, test as propertyTest } from '@fast-check/vitest';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameIndex, gameDetails } from '../../../../src/contract/games.contract';
import { globalSearch } from '../../../../src/contract/search.contract';
import { gameCapabilities } from '../../../../src/domain/games/game-capability';
import { findGameId } from '../../../../server/catalogue/games/game.repository';
import { gameCardJson } from '../../../../server/catalogue/games/game-card.columns';
import { presentGameCard } from '../../../../server/catalogue/games/game-card.presenter';
import type { StoredCard } from '../../../../server/platform/database/schema/games';
import { games } from '../../../../server/platform/database/schema/games';
import { reviewCounts } from '../../../../server/platform/database/schema/reviews';
import { dataOf } from '../../support/data-of';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { naiveCards } from './card-model';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const GAME = 'lantern-drift';
const OTHER = 'kite-hill';

/** Returns the stored card of every game by id, as it is sent. */
const storedCards = async (): Promise<readonly string[]> => {
  const rows = await server.deps.database.db.select({ card: gameCardJson }).from(games).orderBy(asc(games.id));
  return rows.map(({ card }) => presentGameCard(card, server.deps.urls).text);
};

/** Gives a game as many reviews with one star, two stars and so on. */
const rate = async (slug: string, stars: readonly number[]): Promise<void> => {
  const { db } = server.deps.database;
  const gameId = (await findGameId(db, slug)) ?? 0;
  await db.delete(reviewCounts).where(eq(reviewCounts.gameId, gameId));
  const counts = stars.map((count, index) => ({ gameId, rating: index + 1, count }));
  if (counts.length > 0) await db.insert(reviewCounts).values(counts);
  await db.execute(sql`select rate_games(array[${gameId}]::integer[])`);
};

const expectFreshCards = async () => {
  const expected = await naiveCards(server.deps.database.db, server.deps.urls);
  expect(await storedCards()).toEqual(expected.map((card) => JSON.stringify(card)));
  return expected.find(({ slug }) => slug === GAME);
};

describe('the stored card of a game', () => {
  test('equals the presented columns byte for byte for every game of the demo catalogue', async () => {
    await expectFreshCards();
    expect((await storedCards()).length).toBeGreaterThan(10);
  });

  const text = fc.string({ unit: 'binary', maxLength: 12 }).map((value) => value.replaceAll('\0', ''));
  const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record<T>(model, { noNullPrototype: true });
  const titled = record({ slug: text, title: text });
  const picture = record({ sm: text, hd: text, fhd: text, colour: text });
  const slide = record({ thumbnail: text, original: text, colour: text });
  const trailer = fc.record(
    { webm: text, mp4: text, poster: text },
    { requiredKeys: ['poster'], noNullPrototype: true },
  );
  const card: fc.Arbitrary<StoredCard> = fc.record(
    {
      title: text,
      excerpt: text,
      hero: picture,
      slides: fc.array(slide, { maxLength: 3 }),
      trailer: fc.option(trailer),
      tags: fc.array(titled, { maxLength: 3 }),
      developer: record({ slug: text, name: text }),
      genre: titled,
      category: titled,
    },
    {
      requiredKeys: ['title', 'excerpt', 'hero', 'slides', 'tags', 'developer', 'genre', 'category'],
      noNullPrototype: true,
    },
  );

  propertyTest.prop(
    [
      card,
      fc.subarray([...gameCapabilities]),
      fc.record({ views: fc.nat({ max: 1e6 }), reactions: fc.nat({ max: 1e6 }) }),
      fc.array(fc.nat({ max: 1e6 }), { maxLength: 5 }),
    ],
    {
      numRuns: 60,
      examples: [
        [
          {
            title: '"\\\u0001\u0002\u2028é😀',
            excerpt: '//',
            hero: { sm: '//a', hd: '/"b', fhd: '\\', colour: '' },
            slides: [],
            trailer: { poster: '/p' },
            tags: [],
            developer: { slug: '', name: '' },
            genre: { slug: '', title: '' },
            category: { slug: '', title: '' },
          },
          ['touch', 'vr'],
          { views: 0, reactions: 2 },
          [0, 0, 1, 0, 2],
        ],
      ],
    },
  )('always equals the presented columns for any texts', async (stored, capabilities, counters, stars) => {
    await rate(OTHER, stars);
    await server.deps.database.db
      .update(games)
      .set({ card: stored, capabilities, ...counters })
      .where(eq(games.slug, OTHER));
    await expectFreshCards();
  });

  const set = (values: Readonly<Record<string, unknown>>) => () =>
    server.deps.database.db.update(games).set(values).where(eq(games.slug, GAME));
  const inCard = (path: string, value: unknown) =>
    set({ card: sql`jsonb_set(card, ${path}::text[], ${JSON.stringify(value)}::jsonb)` });
  const picture2 = { sm: 'new-640.webp', hd: 'new-1280.webp', fhd: 'new-1920.webp', colour: '#000000' };

  test.each([
    ['its title', inCard('{title}', 'Renamed'), { title: 'Renamed' }],
    ['its excerpt', inCard('{excerpt}', 'New'), { excerpt: 'New' }],
    ['its picture', inCard('{hero}', picture2), { hero: { colour: '#000000' } }],
    ['its slides', inCard('{slides}', []), { slides: [] }],
    ['its trailer', inCard('{trailer}', { poster: 'p.webp' }), { trailer: { webm: null, mp4: null } }],
    [
      'the name of its developer',
      inCard('{developer,name}', 'Renamed Studio'),
      { developer: { name: 'Renamed Studio' } },
    ],
    ['its category', inCard('{category}', { slug: 'sea', title: 'Sea' }), { category: { slug: 'sea', title: 'Sea' } }],
    ['its tags', inCard('{tags}', [{ slug: 'calm', title: 'Calm' }]), { tags: [{ slug: 'calm', title: 'Calm' }] }],
    ['its capabilities', set({ capabilities: ['ar', 'vr'] }), { capabilities: ['vr', 'ar'] }],
    ['its views', set({ views: 7001 }), { stats: { views: 7001 } }],
    ['its reviews', () => rate(GAME, [0, 0, 41]), { stats: { reviews: 41 } }],
    ['its rating', () => rate(GAME, [0, 0, 1, 0, 2]), { stats: { reviews: 3, rating: 13 / 3 } }],
    ['the end of its reviews', () => rate(GAME, []), { stats: { reviews: 0, rating: null } }],
    ['its reactions', set({ reactions: 902 }), { stats: { reactions: 902 } }],
  ])('changes with %s', async (_change, write, expected) => {
    await write();
    expect(await expectFreshCards()).toMatchObject(expected);
  });

  test('is sent by lists, searches and details with the counters after a play and a reaction', async () => {
    await set({ views: 0, reactions: 0, card: sql`jsonb_set(card, '{title}', '"Quixotic"')` })();
    const cookie = await signIn(server, 'nova');
    await server.request(`/v1/public/user/arcade/game/${GAME}/played`, { method: 'PUT', body: {} });
    await server.request(`/v1/public/user/arcade/game/${GAME}/react`, {
      method: 'PUT',
      cookie,
      body: { type: 'like', status: true },
    });
    const card = await expectFreshCards();
    expect(card).toMatchObject({ title: 'Quixotic', stats: { views: 1, reactions: 1 } });
    const found = dataOf(globalSearch, await server.request('/v1/public/global/search?query=quixotic&games=1'));
    expect(found.games?.items).toEqual([card]);
    const details = dataOf(gameDetails, await server.request(`/v1/public/arcade/game/${GAME}/details`));
    expect(details.game).toMatchObject({ title: 'Quixotic', stats: { views: 1, reactions: 1 } });
    const list = async () =>
      dataOf(gameIndex, await server.request('/v1/public/arcade/game/index?includeExperience=1&sort=popular')).games;
    await set({ views: 100_000_000 })();
    expect((await list())[0]).toEqual({ ...card, stats: { ...card?.stats, views: 100_000_000 } });
    await set({ status: 'draft' })();
    expect((await list()).map(({ slug }) => slug)).not.toContain(GAME);
  });
});
