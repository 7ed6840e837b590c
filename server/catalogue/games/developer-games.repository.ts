import { sql } from 'drizzle-orm';
import { parameter, parameterValues } from '../../platform/database/parameter-values';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import type { GamePage, GameWindow } from './game-page';
import { preparePage, readPage } from './game-page';

const values = parameterValues({ limit: sql`integer`, offset: sql`integer`, developerId: sql`integer` });

const ofDeveloper = sql`
  from games as game
  where game.developer_id = ${parameter('developerId')} and game.status = 'published'`;

const page = sql`
  with ${values}
  select totals.total, page.key, page.id
  from (select count(*)::integer as total ${ofDeveloper}) as totals left join (
    select game.released_at as key, game.id ${ofDeveloper}
    order by game.released_at desc, game.id desc
    limit ${parameter('limit')} offset ${parameter('offset')}
  ) as page on true`;

const statement = perExecutor((executor) => preparePage(executor, 'developer_games', page));

/**
 * Returns one page of a developer's published games and experiences, newest first, and their total, in one statement.
 * Its time grows with the developer's number of games, which is small.
 */
export function listGamesOfDeveloper(executor: Executor, developerId: number, window: GameWindow): Promise<GamePage> {
  return readPage(statement(executor), { ...window, developerId });
}
