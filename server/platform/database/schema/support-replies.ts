import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ticketSides } from '../../../../src/domain/support/ticket';
import { accounts } from './accounts';
import { moment } from './columns';
import { supportTickets } from './support-tickets';

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
