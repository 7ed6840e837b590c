import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Config } from '../config/config';
import type { Executor } from '../database/executor';

/** Fewer rows may always be deleted, because shares of small tables mean nothing. */
const FEW = 100;

/** Returns the number of rows that a table needs, so that as many as `deleted` are no more than a share of it in percent. */
export const rowsNeeded = (deleted: number, percent: number): number =>
  deleted <= FEW ? 0 : Math.ceil((deleted * 100) / percent);

/** Numbers of a deletion, and the name of its rows or files. */
interface Share {
  readonly what: string;
  readonly deleted: number;
  readonly all: number;
}

/** Throws before a job deletes more than a hundred things and more than the configured share of all, because a wrong clock or a fault is more likely. */
export function requireShare(
  { what, deleted, all }: Share,
  { deletePercent: percent }: Pick<Config, 'deletePercent'>,
): void {
  if (all >= rowsNeeded(deleted, percent)) return;
  throw new Error(
    `would delete ${String(deleted)} of ${String(all)} ${what}, more than ${String(percent)}%. Check the clocks of database and servers. To delete them, set HOLOCADE_DELETE_PERCENT=100 for one start.`,
  );
}

/** Does the same for rows of a table. Counts only as many rows as needed, because counting a large table takes too long. */
export async function requireFew(
  executor: Executor,
  table: PgTable,
  { what, deleted }: Omit<Share, 'all'>,
  config: Pick<Config, 'deletePercent'>,
): Promise<void> {
  const needed = rowsNeeded(deleted, config.deletePercent);
  if (needed === 0) return;
  const rows = executor
    .select({ one: sql`1`.as('one') })
    .from(table)
    .limit(needed)
    .as('rows');
  requireShare({ what, deleted, all: await executor.$count(rows) }, config);
}

/** Expired rows of a table, and their name in the plural. */
export interface ExpiredRows {
  readonly table: PgTable;
  readonly what: string;
  readonly expired: SQL | undefined;
}

/** Rows that one statement deletes, so that it stays within its time limit. */
const DELETED_AT_ONCE = 10_000;

/** Deletes expired rows, if they are few enough. */
export async function deleteExpired(
  executor: Executor,
  { table, what, expired }: ExpiredRows,
  config: Pick<Config, 'deletePercent'>,
): Promise<void> {
  await requireFew(executor, table, { what, deleted: await executor.$count(table, expired) }, config);
  const some = sql`ctid = any(array(select ctid from ${table} where ${expired} limit ${DELETED_AT_ONCE}))`;
  let deleted = DELETED_AT_ONCE;
  while (deleted === DELETED_AT_ONCE)
    deleted = (
      await executor
        .delete(table)
        .where(some)
        .returning({ one: sql`1` })
    ).length;
}
