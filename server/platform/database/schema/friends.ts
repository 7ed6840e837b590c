import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Friendships and open friend requests: one row for each relationship, the smaller id first. */
export const friendships = pgTable(
  'friendships',
  {
    first: uuid('first')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    second: uuid('second')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The player who sent the request. */
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Null until the request is accepted. */
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    primaryKey({ name: 'friendships_pkey', columns: [table.first, table.second] }),
    index('friendships_second_index').on(table.second),
    index('friendships_requested_by_index').on(table.requestedBy),
    check('friendships_ordered', sql`${table.first} < ${table.second}`),
    check('friendships_requested_by_one', sql`${table.requestedBy} in (${table.first}, ${table.second})`),
  ],
);

/**
 * Friend requests by email address or phone number. Only the recipient can see one before acceptance: the sender must
 * not learn whether an account has the address.
 */
export const addressRequests = pgTable(
  'address_requests',
  {
    senderId: uuid('sender_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    receiverId: uuid('receiver_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'address_requests_pkey', columns: [table.senderId, table.receiverId] }),
    index('address_requests_receiver_index').on(table.receiverId, table.sentAt),
    check('address_requests_another', sql`${table.senderId} <> ${table.receiverId}`),
  ],
);

/** Blocks between players. */
export const blocks = pgTable(
  'blocks',
  {
    blocker: uuid('blocker')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    blocked: uuid('blocked')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'blocks_pkey', columns: [table.blocker, table.blocked] }),
    index('blocks_blocked_index').on(table.blocked),
    check('blocks_another', sql`${table.blocker} <> ${table.blocked}`),
  ],
);
