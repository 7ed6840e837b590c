import { and, eq, getTableName, ne, sql, is } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/executor';
import { schema } from '../../platform/database/schema';
import { accounts } from '../../platform/database/schema/accounts';
import type { PersonalReference } from './personal-reference';
import { personalReferences } from './personal-references';

/** Returns the columns of a table that reference an account. */
const referencesOf = (table: PgTable): readonly PgColumn[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return foreignTable === accounts ? columns : [];
  });

/** Returns every column of the schema that references an account. */
export const accountReferences = (): readonly PgColumn[] =>
  Object.values(schema).flatMap((table) => (is(table, PgTable) ? referencesOf(table) : []));

type Row = Record<string, unknown>;

/** Stored data of a player: for each table name, the rows as column name and value. */
export type PersonalData = Record<string, Row[]>;

const ownAccount: Pick<PersonalReference, 'column' | 'unexported' | 'excluded'> = {
  column: accounts.id,
  // Keys and search columns are derived from other columns. The hash is a secret.
  unexported: [accounts.passwordHash, accounts.usernameKey, accounts.emailKey, accounts.search, accounts.searchName],
};

const selected = (columns: readonly PgColumn[]): Record<string, PgColumn> =>
  Object.fromEntries(columns.map((column) => [column.name, column]));

/** Returns all stored data of a player by table, without hashes, secrets or other players' ids. Tables without rows are included. */
export async function collectPersonalData(executor: Executor, accountId: string): Promise<PersonalData> {
  const collected: PersonalData = {};
  const walked: PgColumn[] = [];
  for (const { column, unexported, excluded } of [ownAccount, ...personalReferences]) {
    if (excluded) continue;
    const { table } = column;
    const name = getTableName(table);
    const others = referencesOf(table).filter((other) => other !== column);
    // Skip rows that another reference of the same table has already returned.
    const found = walked.filter((other) => other.table === table).map((other) => ne(other, accountId));
    walked.push(column);
    const shown = getTableConfig(table).columns.filter((one) => !unexported.includes(one));
    const rows = await executor
      .select(selected(shown))
      .from(table)
      .where(and(eq(column, accountId), ...found))
      .orderBy(sql`1, 2`);
    const withoutOthers = (row: Row): Row =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key,
          others.some((other) => other.name === key) && value !== accountId ? null : value,
        ]),
      );
    collected[name] = [...(collected[name] ?? []), ...rows.map(withoutOthers)];
  }
  return collected;
}
