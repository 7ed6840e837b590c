import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import type { GameCardRow } from './game-card.columns';
import { gameCardColumns } from './game-card.columns';

/** Which part of a list is asked for. */
export interface GameWindow {
  readonly limit: number;
  readonly offset: number;
}

/** One page of a list of games, and how many games the whole list has. */
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
 * The card of each row of `found` by its `id`, for a lateral join. Nothing says how few are found, so that another join could read
 * the whole catalogue; the offset, whose value `none` is 0, keeps it one look-up for each.
 */
export const cardOfFound = (executor: Executor) =>
  executor
    .select(gameCardColumns)
    .from(games)
    .where(eq(games.id, sql`found.id`))
    .offset(sql.placeholder('none'))
    .as('listed_card');

/** Prepares a statement over `found`, which answers `total` on every row, with `key` and `id` of each game or nulls when there is none. */
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
