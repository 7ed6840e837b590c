import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { saveSlots } from './save-slots';

/** Versions of save slots that can still be loaded. */
export const saveVersions = pgTable(
  'save_versions',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gameId: integer('game_id').notNull(),
    slot: smallint('slot').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    /** JSON as text: `jsonb` refuses some valid JSON. */
    data: text('data').notNull(),
    /** True for a conflicting save: the slot had changed meanwhile and never contained it. */
    setAside: boolean('set_aside').notNull().default(false),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'save_versions_pkey', columns: [table.accountId, table.gameId, table.slot, table.version] }),
    foreignKey({
      name: 'save_versions_slot_fk',
      columns: [table.accountId, table.gameId, table.slot],
      foreignColumns: [saveSlots.accountId, saveSlots.gameId, saveSlots.slot],
    }).onDelete('cascade'),
    check('save_versions_version_positive', sql`${table.version} > 0`),
    check('save_versions_data_small', sql`octet_length(${table.data}) <= 65536`),
  ],
);
