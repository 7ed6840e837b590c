import { is } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { accounts } from '../../platform/database/schema/accounts';
import { schema } from '../../platform/database/schema';

/** Returns the columns of a table that reference an account. */
export const referencesOf = (table: PgTable): readonly PgColumn[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return foreignTable === accounts ? columns : [];
  });

/** Returns every column of the schema that references an account. */
export const accountReferences = (): readonly PgColumn[] =>
  Object.values(schema).flatMap((table) => (is(table, PgTable) ? referencesOf(table) : []));
