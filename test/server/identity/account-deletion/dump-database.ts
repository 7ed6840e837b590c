import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable, unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../../server/platform/database/executor';
import { schema } from '../../../../server/platform/database/schema';

const tables = Object.values<unknown>(schema).filter((each): each is PgTable => is(each, PgTable));

/** Returns every row of every table as text after its table's name, or only the rows that contain one of these ids. */
export async function dumpDatabase(executor: Executor, ids?: readonly string[]): Promise<readonly string[]> {
  const [first, second, ...more] = tables.map((table) => {
    const line = sql<string>`${getTableName(table)}::text || ' ' || to_jsonb(${table})::text`;
    return executor.select({ line }).from(table);
  });
  if (first === undefined || second === undefined) throw new Error('There are no tables.');
  const lines = (await unionAll(first, second, ...more)).map(({ line }) => line);
  // Filtering here is three times as fast as in the embedded database.
  return ids === undefined ? lines : lines.filter((line) => ids.some((id) => line.includes(id)));
}
