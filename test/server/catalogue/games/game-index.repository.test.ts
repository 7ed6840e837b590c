import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { gameSorts } from '../../../../src/domain/games/game-query';
import { ratings } from '../../../../src/domain/reviews/rating';
import { listGames } from '../../../../server/catalogue/games/game-index.repository';
import { openEmptyDatabase } from '../../support/open-empty-database';

const onServer = process.env['HOLOCADE_TEST_DATABASE_URL'] !== undefined;

test.runIf(onServer)(
  'listGames prepares at most twelve statements on a connection, whatever the filters',
  async () => {
    const database = await openEmptyDatabase();
    const names = await database.transaction(async (tx) => {
      for (const sort of gameSorts)
        for (const genre of [undefined, 'action'])
          for (const category of [undefined, 'space'])
            for (const minRating of [undefined, ...ratings])
              for (const recentlyUpdated of [false, true])
                for (const includeExperience of [false, true]) {
                  const filter = { genre, category, minRating, recentlyUpdated, includeExperience };
                  await listGames(tx, filter, sort, { limit: 1, offset: 0 });
                }
      const [row] = await tx
        .select({ count: sql<number>`count(*)::integer` })
        .from(sql`pg_prepared_statements`)
        .where(sql`name like 'quick_game_index%'`);
      return row?.count;
    });
    expect(names).toBe(12);
    await database.close();
  },
  60_000,
);
