import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../server/database/executor';
import { schema } from '../../../server/database/schema';

/** Every row of every table as text, each in a line after its table's name. */
export async function dumpDatabase(executor: Executor): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const rows = await executor.select({ row: sql<string>`to_jsonb(${table})::text` }).from(table);
    lines.push(...rows.map(({ row }) => `${getTableName(table)} ${row}`));
  }
  return lines;
}
