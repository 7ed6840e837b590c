import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../../server/platform/database/executor';
import { schema } from '../../../../server/platform/database/schema';

const tables = Object.values<unknown>(schema).filter((each): each is PgTable => is(each, PgTable));

const allRows = sql.join(
  tables.map((table) => sql`select ${getTableName(table)} || ' ' || to_jsonb(${table})::text as line from ${table}`),
  sql` union all `,
);

/** Returns every row of every table as text after its table's name, or only the rows that contain one of these ids. */
export async function dumpDatabase(executor: Executor, ids?: readonly string[]): Promise<readonly string[]> {
  const { rows } = (await executor.execute(allRows)) as {
    readonly rows: readonly { readonly line: string }[];
  };
  const lines = rows.map(({ line }) => line);
  // Filtering here is three times as fast as in the embedded database.
  return ids === undefined ? lines : lines.filter((line) => ids.some((id) => line.includes(id)));
}
