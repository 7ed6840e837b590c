import type { PgColumn } from 'drizzle-orm/pg-core';
import { getTableName } from 'drizzle-orm';

/** Returns the database name of a column with its table: `messages.sender_id`. */
export const nameColumn = (column: PgColumn): string => `${getTableName(column.table)}.${column.name}`;
