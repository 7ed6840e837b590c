import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ticketSides } from '../../../../src/domain/support/ticket';
import { accounts } from './accounts';
import { moment } from './columns';
import { developers } from './developers';
import { games } from './games';

/**
 * Support tickets, also messages to the developer of a game. They outlive their account, without its name and addresses, and are deleted two years after the last
 * change.
 */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Number quoted in emails: eight characters that cannot be confused when spoken. */
    number: text('number').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Game that the ticket is about. Null for a ticket about the portal. */
    gameId: integer('game_id').references(() => games.id, { onDelete: 'restrict' }),
    /** Developer whose members reply while they can. Null if the support of the portal replies. */
    developerId: integer('developer_id').references(() => developers.id, { onDelete: 'restrict' }),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: ['open', 'answered', 'closed'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** The form's key for the ticket: a repeated request does not create a second one. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    unique('support_tickets_number_unique').on(table.number),
    unique('support_tickets_idempotency_key_unique').on(table.idempotencyKey),
    index('support_tickets_updated_index').on(table.updatedAt),
    index('support_tickets_account_id_index').on(table.accountId, table.updatedAt.desc().nullsFirst()),
    index('support_tickets_game_id_index').on(table.gameId),
    index('support_tickets_developer_id_index').on(table.developerId, table.updatedAt.desc().nullsFirst()),
    index('support_tickets_open_index')
      .on(table.createdAt)
      .where(sql`status = 'open'`),
    check('support_tickets_status_known', sql`${table.status} in ('open', 'answered', 'closed')`),
    check('support_tickets_subject_length', sql`char_length(${table.subject}) between 1 and 150`),
    check('support_tickets_message_length', sql`char_length(${table.message}) between 1 and 5000`),
  ],
);

/** Replies in a ticket after its first message, from both sides, as plain text. Deleted with the ticket. */
export const supportReplies = pgTable(
  'support_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    /** Owner of the ticket, also for replies of the support. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    side: text('side', { enum: ticketSides }).notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The writer's key for the reply: a repeated request does not create a second one. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    unique('support_replies_key_unique').on(table.ticketId, table.idempotencyKey),
    index('support_replies_ticket_index').on(table.ticketId, table.createdAt),
    index('support_replies_account_index').on(table.accountId),
    check('support_replies_side_known', sql`${table.side} in ('player', 'support')`),
    check('support_replies_body_length', sql`char_length(${table.body}) between 1 and 5000`),
  ],
);
