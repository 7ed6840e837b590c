import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Config } from '../config/config';
import type { Executor } from '../database/executor';

/** Fewer rows may always be deleted, because shares of small tables mean nothing. */
const FEW = 100;

/** Throws before a job deletes more than the configured share of `all`, because a wrong clock is more likely. */
export function requireFew(
  what: string,
  deleted: number,
  all: number,
  { deletePercent: percent }: Pick<Config, 'deletePercent'>,
): void {
  if (deleted <= FEW || deleted * 100 <= all * percent) return;
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
  requireFew(what, await executor.$count(table, expired), await executor.$count(table), config);
  await executor.delete(table).where(expired);
}
