import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import type { Executor } from './executor';
import type { Schema } from './schema';
import { withRetry } from './with-retry';

/** What is the same whatever driver a database is reached by. */
export function databaseOver<K extends PgQueryResultHKT>(
  kind: Database['kind'],
  db: PgDatabase<K, Schema>,
  { alone, close }: Pick<Database, 'alone' | 'close'>,
): Database {
  // The driver's own result type is narrower than what repositories may rely on.
  const executor = db as unknown as Executor;
  return {
    kind,
    db: executor,
    transaction: (work) => withRetry(() => executor.transaction(work)),
    alone,
    ping: () =>
      executor.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    close,
  };
}
