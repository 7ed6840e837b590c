import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { games } from './games';

/** The slots in which players have saved, emptied ones included, so that no version is given twice. Writers of a slot wait for its row. */
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
    /** The newest version ever given. */
    newest: integer('newest').notNull(),
    /** The version that the slot holds; 0 when it is empty. */
    held: integer('held').notNull(),
    /** When it was first written since it was last empty. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'save_slots_pkey', columns: [table.accountId, table.gameId, table.slot] }),
    check('save_slots_slot_known', sql`${table.slot} between 1 and 5`),
    check('save_slots_versions_in_order', sql`${table.held} between 0 and ${table.newest}`),
  ],
);
