import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Facts about this database, such as the loading of demo content. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  writtenAt: moment('written_at').notNull(),
});
