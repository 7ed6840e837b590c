import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { games } from './games';

/** Save slots of players, including emptied ones, so that version numbers are never reused. Writers lock the row. */
export const saveSlots = pgTable(
  'save_slots',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    slot: smallint('slot').notNull(),
    /** Highest version ever assigned. */
    newest: integer('newest').notNull(),
    /** Version stored in the slot; 0 if empty. */
    held: integer('held').notNull(),
    /** Time of the first write since the slot was last empty. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'save_slots_pkey', columns: [table.accountId, table.gameId, table.slot] }),
    check('save_slots_slot_known', sql`${table.slot} between 1 and 5`),
    check('save_slots_versions_in_order', sql`${table.held} between 0 and ${table.newest}`),
  ],
);

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
