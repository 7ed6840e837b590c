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

/**
 * Throws before a job deletes more than the configured share of a table, because a wrong clock is more likely. Counts only as many rows as
 * needed, because counting a large table takes too long.
 */
export async function requireFew(
  executor: Executor,
  table: PgTable,
  { what, deleted }: { readonly what: string; readonly deleted: number },
  { deletePercent: percent }: Pick<Config, 'deletePercent'>,
): Promise<void> {
  const needed = rowsNeeded(deleted, percent);
  if (needed === 0) return;
  const rows = executor
    .select({ one: sql`1`.as('one') })
    .from(table)
    .limit(needed)
    .as('rows');
  const all = await executor.$count(rows);
  if (all >= needed) return;
  throw new Error(
    `would delete ${String(deleted)} of ${String(all)} ${what}, more than ${String(percent)}%. Check the clocks of database and servers. To delete them, set HOLOCADE_DELETE_PERCENT=100 for one start.`,
  );
}

/** Deletes the expired rows of a table, if they are few enough. */
export async function deleteExpired(
  executor: Executor,
  table: PgTable,
  { what, expired }: { readonly what: string; readonly expired: SQL | undefined },
  config: Pick<Config, 'deletePercent'>,
): Promise<void> {
  await requireFew(executor, table, { what, deleted: await executor.$count(table, expired) }, config);
  await executor.delete(table).where(expired);
}
