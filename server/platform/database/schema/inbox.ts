import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Notifications of players; `link` is a path of the portal. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The player who caused the notification; deleted with that account. Null for notifications of the portal. */
    fromId: uuid('from_id').references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Key of the event: an account is notified once for each key. Null for events that cannot repeat. */
    eventKey: text('event_key'),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** Time at which the player deleted the notification; the deletion can be undone for an hour. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    unique('notifications_event_unique').on(table.accountId, table.eventKey),
    index('notifications_newest_index').on(table.accountId, table.createdAt, table.id),
    index('notifications_unread_index')
      .on(table.accountId)
      .where(sql`read_at is null`),
    index('notifications_deleted_index')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and title <> ''`),
    index('notifications_from_index')
      .on(table.fromId)
      .where(sql`from_id is not null`),
    // For the deletion of an announcement's notifications.
    index('notifications_announcement_index')
      .on(table.eventKey)
      .where(sql`kind = 'announcement'`),
    check('notifications_link_is_path', sql`${table.link} ~ '^/([^/\\\\]|$)'`),
  ],
);

/**
 * Messages to one player, as plain text. A message without a sender comes from the portal. A player's message has no
 * subject.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id').references(() => accounts.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** Time at which the receiver deleted the message. The sender's conversation still shows it. */
    deletedAt: moment('deleted_at'),
    /** Time at which the sender deleted the message. The receiver's conversation still shows it. */
    senderDeletedAt: moment('sender_deleted_at'),
  },
  (table) => [
    index('messages_newest_index').on(table.accountId, table.createdAt, table.id),
    index('messages_unread_sender_index')
      .on(table.accountId, table.senderId)
      .where(sql`read_at is null and deleted_at is null`),
    index('messages_portal_index')
      .on(table.accountId, table.createdAt, table.id)
      .where(sql`sender_id is null`),
    index('messages_emptied_index')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and sender_deleted_at is not null and body <> ''`),
    index('messages_deleted_index')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and sender_id is null`),
    index('messages_sender_index').on(table.senderId, table.accountId, table.createdAt),
  ],
);

/**
 * A player's conversation with another player, as the player sees it. Triggers derive the newest message and the number
 * of unread ones from `messages`. The messages of deleted accounts are one conversation, without the other player.
 */
export const conversations = pgTable(
  'conversations',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** The newest message that the player has not deleted; null if the player has deleted all. */
    newestId: uuid('newest_id'),
    newestAt: moment('newest_at'),
    unread: integer('unread').notNull().default(0),
    /** Time of the player's latest deletion of the conversation; null after it was undone. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    unique('conversations_players_unique').on(table.accountId, table.otherId).nullsNotDistinct(),
    index('conversations_newest_index')
      .on(table.accountId, table.newestAt, table.newestId)
      .where(sql`newest_id is not null`),
    index('conversations_unread_index')
      .on(table.accountId)
      .where(sql`unread > 0`),
    index('conversations_other_index').on(table.otherId),
  ],
);
