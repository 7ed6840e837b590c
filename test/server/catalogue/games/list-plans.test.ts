import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listGamesOfDeveloper } from '../../../../server/catalogue/games/developer-games.repository';
import { listGames } from '../../../../server/catalogue/games/game-index.repository';
import { listGamesOfRuns, parseRuns } from '../../../../server/catalogue/games/game-runs.repository';
import { listSimilar } from '../../../../server/catalogue/games/similar-games.repository';
import { listGamesOfTag } from '../../../../server/catalogue/games/tag-games.repository';
import type { Database } from '../../../../server/platform/database/database';
import type { Executor } from '../../../../server/platform/database/executor';
import { fillCatalogue } from '../../../../server/platform/demo/synthetic/fill-catalogue';
import { FakeServerClock } from '../../support/fake-server-clock';
import { openEmptyDatabase } from '../../support/open-empty-database';

const onServer = process.env['HOLOCADE_TEST_DATABASE_URL'] !== undefined;
/** PostgreSQL plans the first five executions of a statement with their values. */
const RUNS = 8;
const filter = { recentlyUpdated: false, includeExperience: true };
const window = (run: number) => ({ limit: 8, offset: 8 * run });

let database: Database;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await fillCatalogue({ clock: new FakeServerClock(), database }, 3000);
}, 60_000);

afterAll(() => database.close());

const lists: readonly (readonly [string, (tx: Executor, run: number) => Promise<unknown>])[] = [
  ['quick_game_index_popular_false_false', (tx, run) => listGames(tx, filter, 'popular', window(run))],
  [
    'quick_game_index_released_true_true',
    (tx, run) => listGames(tx, { ...filter, genre: 'action', category: 'space' }, 'released', window(run)),
  ],
  [
    'quick_game_index_rating_true_false',
    (tx, run) => listGames(tx, { ...filter, genre: 'action', minRating: 3 }, 'rating', window(run)),
  ],
  [
    'quick_game_page_popular_false_false',
    async (tx, run) => {
      const { runs } = await listGames(tx, filter, 'popular', window(run));
      return listGamesOfRuns(tx, filter, 'popular', window(run), parseRuns(runs));
    },
  ],
  ['quick_tag_games_popular', (tx, run) => listGamesOfTag(tx, 1, 'popular', window(run))],
  ['quick_developer_games', (tx, run) => listGamesOfDeveloper(tx, 1, window(run))],
  ['quick_game_similar', (tx, run) => listSimilar(tx, { id: run + 1, genreId: 1, developerId: 1 })],
];

// The embedded database plans every statement.
describe.runIf(onServer)('statements of lists', () => {
  test.each(lists)('%s is planned once for all values', async (name, list) => {
    await database.transaction(async (tx) => {
      for (let run = 0; run < RUNS; run += 1) await list(tx, run);
      const rows = await tx
        .select({ reused: sql<number>`generic_plans::int`, planned: sql<number>`custom_plans::int` })
        .from(sql`pg_prepared_statements`)
        .where(sql`name = ${name}`);
      expect(rows).toEqual([{ reused: RUNS - 5, planned: 5 }]);
    });
  });
});
