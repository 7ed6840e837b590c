import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../../server/platform/database/database';
import { fillCatalogue } from '../../../../../server/platform/demo/synthetic/fill-catalogue';
import { listGames } from '../../../../../server/catalogue/games/game-index.repository';
import { urls } from '../../../catalogue/games/card-model';
import { presentGameCards } from '../../../../../server/catalogue/games/game-card.presenter';
import { FakeServerClock } from '../../../support/fake-server-clock';
import { openEmptyDatabase } from '../../../support/open-empty-database';

const everything = { recentlyUpdated: false, includeExperience: true };
let database: Database;

const one = async (statement: SQL): Promise<unknown> => {
  const [row] = await database.db.select({ value: sql`value` }).from(sql`(${statement}) as answer (value)`);
  return row?.value;
};

beforeAll(async () => {
  database = await openEmptyDatabase();
});

afterAll(() => database.close());

describe('fillCatalogue', () => {
  test('adds plausible games to an empty and to a filled database', async () => {
    const totals: number[] = [];
    await fillCatalogue({ clock: new FakeServerClock(), database }, 60, (added) => totals.push(added));
    await fillCatalogue({ clock: new FakeServerClock(), database }, 40);
    expect(totals).toEqual([60]);
    expect(await one(sql`select count(*)::int from games`)).toBe(100);
    const { cards, total } = await listGames(database.db, everything, 'popular', { limit: 8, offset: 0 });
    expect(total).toBe(await one(sql`select count(*)::int from games where status = 'published'`));
    const [first] = presentGameCards(cards, urls).value();
    expect(first).toMatchObject({
      title: expect.stringMatching(/^\w+ \w+ \d+$/),
      hero: { hd: expect.stringMatching(/^https:\/\/static\.games\.example\/games\/.*\.webp$/) },
    });
    expect(await one(sql`select count(distinct category_id) > 5 from games`)).toBe(true);
    expect(
      await one(
        sql`select bool_or(kind = 'experience') and bool_or(status = 'draft') and bool_or(rating >= 4) from games`,
      ),
    ).toBe(true);
    expect(await one(sql`select max(released_at) <= max(updated_at) from games`)).toBe(true);
  }, 60_000);

  test('stores the counts of reviews by rating that each game’s number and rating follow from', async () => {
    expect(
      await one(sql`
        select count(*)::int from games left join (
          select game_id, sum(count) as reviews, sum(rating * count)::float8 / sum(count) as rating from review_counts group by 1
        ) as counted on game_id = id
        where games.reviews <> coalesce(counted.reviews, 0) or games.rating <> coalesce(counted.rating, 0)`),
    ).toBe(0);
    expect(await one(sql`select count(*) > 10 from review_counts`)).toBe(true);
  });

  test('gives each game the tags on its card', async () => {
    expect(
      await one(
        sql`select count(*)::int from games where jsonb_array_length(card->'tags') <> (select count(*) from game_tags where game_id = games.id)`,
      ),
    ).toBe(0);
  });
});
