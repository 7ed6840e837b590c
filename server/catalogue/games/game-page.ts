import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import type { GameCardRow } from './game-card.columns';
import { gameCardColumns } from './game-card.columns';

/** The requested part of a list. */
export interface GameWindow {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a list of games and the total of the list. */
export interface GamePage {
  readonly rows: readonly GameCardRow[];
  readonly total: number;
}

interface PageStatement {
  execute(values: Readonly<Record<string, unknown>>): Promise<readonly PageRow[]>;
}

interface PageRow {
  readonly total: number;
  readonly card: GameCardRow | null;
}

/**
 * Selects the card of each row of `found` by its `id`, for a lateral join. The planner does not know how few rows are found,
 * so it could choose a join that reads the whole catalogue. The offset `none`, always 0, forces one look-up for each row.
 */
export const cardOfFound = (executor: Executor) =>
  executor
    .select(gameCardColumns)
    .from(games)
    .where(eq(games.id, sql`found.id`))
    .offset(sql.placeholder('none'))
    .as('listed_card');

/**
 * Prepares a statement over `found`. Each of its rows has `total`, `key` and `id`; an empty page is one row of nulls
 * with `total`.
 */
export function preparePage(executor: Executor, name: string, found: SQL): PageStatement {
  const of = cardOfFound(executor);
  return executor
    .select({
      total: sql<number>`found.total`,
      card: {
        slug: of.slug,
        card: of.card,
        capabilities: of.capabilities,
        views: of.views,
        reviews: of.reviews,
        reactions: of.reactions,
      },
    })
    .from(sql`(${found}) as found`)
    .leftJoinLateral(of, sql`true`)
    .orderBy(sql`found.key desc, found.id desc`)
    .prepare(name);
}

/** Reads a page in one statement. */
export async function readPage(statement: PageStatement, values: Readonly<Record<string, unknown>>): Promise<GamePage> {
  const found = await statement.execute({ ...values, none: 0 });
  return { total: found[0]?.total ?? 0, rows: found.flatMap(({ card }) => (card ? [card] : [])) };
}
