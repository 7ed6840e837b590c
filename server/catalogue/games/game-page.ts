import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { quickRead } from '../../platform/database/quick-reads';
import { games } from '../../platform/database/schema/games';
import { gameCardJson, gameCardsJson } from './game-card.columns';

/** The requested part of a list. */
export interface GameWindow {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a list of games and the total of the list. */
export interface GamePage {
  /** JSON text of an array of cards, for `presentGameCards`. */
  readonly cards: string;
  readonly total: number;
}

interface PageStatement<Page> {
  execute(values: Readonly<Record<string, unknown>>): Promise<readonly Page[]>;
}

/**
 * Selects the `card` of each row of `found` by its `id`, for a lateral join. The planner does not know how few rows are found,
 * so it could choose a join that reads the whole catalogue. The offset forces one look-up for each row.
 */
export const cardOfFound = sql`(select ${gameCardJson} as card from ${games} where ${games.id} = found.id offset 0) as listed_card`;

/** Columns of a page over `found`. */
export const pageColumns = {
  total: sql<number>`max(found.total)`,
  cards: gameCardsJson(sql`found.key desc, found.id desc`),
};

/** Adds the cards of `found`. Each of its rows has `total`, `key` and `id`; an empty page is one row of nulls with `total`. */
export const withCards = (found: SQL): SQL => sql`(${found}) as found left join lateral ${cardOfFound} on true`;

/** Prepares a statement that returns a page of `found` (see `withCards`). */
export const preparePage = (executor: Executor, name: string, found: SQL): PageStatement<GamePage> =>
  executor.select(pageColumns).from(withCards(found)).prepare(quickRead(name));

/** Reads a page in one statement. */
export async function readPage<Page>(
  statement: PageStatement<Page>,
  values: Readonly<Record<string, unknown>>,
): Promise<Page> {
  const [page] = await statement.execute(values);
  if (!page) throw new Error('The statement of a page returned no row.');
  return page;
}
