import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globalSearch } from '../../../../src/contract/search.contract';
import { storePopularGames } from '../../../../server/catalogue/games/popular-game.repository';
import { searchGames } from '../../../../server/catalogue/search/game-search.repository';
import { listFound } from '../../../../server/catalogue/search/list-found';
import { dataOf } from '../../support/data-of';
import { slugIn } from '../games/card-model';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const GAMES = 9000;
const PART = 1500;

let server: TestServer;

/**
 * Adds numbered games of increasing popularity. Every eighth is about foxes, the less popular half about tides, the
 * other about kestrels, 250 about owls.
 */
beforeAll(async () => {
  server = await startTestServer();
  // One statement for all of them could reach the limit for a statement.
  for (let first = 1; first <= GAMES; first += PART) {
    await server.deps.database.db.execute(sql`
    insert into games (slug, kind, status, genre_id, category_id, developer_id, card, media, description, description_html,
      released_at, updated_at, views)
    select 'numbered-' || n, kind, 'published', genre_id, category_id, developer_id,
      jsonb_set(card, '{title}', to_jsonb(case n when 17 then 'Foxes' when 18 then 'Tides of the Sun' when 7100 then 'The Hidden Kestrel' else 'Numbered ' || n end)),
      media, concat_ws(' ', 'numbered', case when n % 8 = 0 then 'foxes' end, case when n <= 4500 then 'tides' else 'kestrel' end,
        case when n between 2001 and 2250 then 'owls' end), '', released_at, updated_at, 1000000 + n
    from games cross join generate_series(${first}::integer, ${first + PART - 1}::integer) as n where slug = 'lantern-drift'`);
    // Repeatedly, so that the stored games are not in the order of their popularity.
    await storePopularGames(server.deps);
  }
}, 120_000);

afterAll(() => server.close());

const search = async (query: string, page = 1) => {
  const path = `/v1/public/global/search?query=${encodeURIComponent(query)}&games=1&page=${page}`;
  const { games } = dataOf(globalSearch, await server.request(path));
  return { ...games, slugs: games?.items.map(({ slug }) => slug) ?? [] };
};

describe('a search with more than 250 matches', () => {
  test.each(['numbered', 'tides', 'foxes', 'numbered lantern', 'foxes numbered', 'tides numbered'])(
    'reports more matches for %j, and lists 250 different games',
    async (query) => {
      const window = { limit: 2000, offset: 0 };
      const { rows } = await listFound(searchGames(server.deps.database.db), query, window);
      expect(new Set(rows.map(({ card }) => slugIn(card))).size).toBe(250);
      expect(await search(query, 32)).toMatchObject({ more: true, pagination: { total: 250, to: 250, last: 32 } });
      expect(await search(query, 33)).toMatchObject({ more: true, items: [], pagination: { total: 250, from: 0 } });
    },
  );

  test('lists the most popular games first', async () => {
    expect((await search('numbered lantern')).slugs).toEqual(
      Array.from({ length: 8 }, (_, index) => `numbered-${GAMES - index}`),
    );
  });

  test('lists popular games before others that match equally', async () => {
    const mostPopular = Array.from({ length: 7 }, (_, index) => `numbered-${GAMES - 8 * index}`);
    expect((await search('foxes')).slugs.slice(1)).toEqual(mostPopular);
  });

  test('lists a game with the word in its title before more popular ones with the word in their texts', async () => {
    expect((await search('kestrel')).slugs.slice(0, 2)).toEqual(['numbered-7100', `numbered-${GAMES}`]);
  });

  test('lists exact names first, however unpopular they are', async () => {
    expect((await search('foxes')).slugs[0]).toBe('numbered-17');
    expect((await search('tides')).slugs[0]).toBe('numbered-18');
  });

  test('counts exactly up to 250 matches', async () => {
    expect(await search('owls')).toMatchObject({ more: false, pagination: { total: 250 } });
    expect(await search('owls numbered')).toMatchObject({ more: false, pagination: { total: 250 } });
    expect(await search('foxes owls')).toMatchObject({ more: false, pagination: { total: 31 } });
  });
});
