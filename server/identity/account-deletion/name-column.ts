import type { PgColumn } from 'drizzle-orm/pg-core';
import { getTableName } from 'drizzle-orm';

/** A column as the database calls it, with its table: `messages.sender_id`. */
export const nameColumn = (column: PgColumn): string => `${getTableName(column.table)}.${column.name}`;
