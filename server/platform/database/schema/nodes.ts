import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { accounts } from './accounts';
import { moment } from './columns';

/** Running server processes (nodes) on this database. All times are the database's. */
export const serverNodes = pgTable('server_nodes', {
  id: uuid('id').primaryKey(),
  startedAt: moment('started_at').notNull(),
  /** Time of the last heartbeat. */
  seenAt: moment('seen_at').notNull(),
  /** The node's clock minus the database's, in milliseconds. */
  clockOffset: bigint('clock_offset', { mode: 'number' }).notNull(),
});

/** Players with an open page, by the node of their connection. */
export const onlinePlayers = pgTable(
  'online_players',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nodeId: uuid('node_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.nodeId] }),
    index('online_players_node_id_index').on(table.nodeId),
  ],
);

/** Messages between nodes, kept for two minutes so that a node can read what it missed. */
export const nodeMessages = pgTable(
  'node_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    sender: uuid('sender').notNull(),
    message: jsonb('message').notNull(),
    /** Counts the sender's messages; a repeated one has the same number. Null if the sender runs an earlier release. */
    number: bigint('number', { mode: 'number' }),
    sentAt: moment('sent_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('node_messages_sent_at_index').on(table.sentAt)],
);

/** Requests that nodes have taken from a limit, by key and end of the window. The key contains a hash instead of an address. */
export const requestCounts = pgTable(
  'request_counts',
  {
    key: text('key').notNull(),
    endsAt: moment('ends_at').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.endsAt] }),
    index('request_counts_ends_at_index').on(table.endsAt),
  ],
);
