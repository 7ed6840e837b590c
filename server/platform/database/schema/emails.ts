import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/**
 * Outgoing emails. Each is written in the transaction of its cause and sent afterwards. The text is wiped once the
 * email is sent or given up.
 */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Name of the email template. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** One-click unsubscribe address (RFC 8058); null for essential emails. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt; null once sent or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
    /** Error of the last attempt, without addresses. */
    lastError: text('last_error'),
  },
  (table) => [
    index('emails_due_index')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index('emails_account_index').on(table.accountId),
    check('emails_recipient_one_line', sql`${table.recipient} !~ '[\r\n]'`),
    check('emails_subject_one_line', sql`${table.subject} !~ '[\r\n]'`),
    check('emails_unsubscribe_url_form', sql`${table.unsubscribeUrl} ~ '^https?://[^[:space:]<>]+$'`),
  ],
);

/** Kinds of periodic emails. */
export const emailRoundKinds = ['weekly-digest', 'unread-digest'] as const;

/**
 * The last round of periodic emails per account. The process that advances a row also writes the email, so each is
 * written once.
 */
export const emailRounds = pgTable(
  'email_rounds',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: emailRoundKinds }).notNull(),
    /** Start of the week, or time of the newest included item. */
    round: moment('round').notNull(),
    servedAt: moment('served_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    index('email_rounds_round_index').on(table.kind, table.round),
    check('email_rounds_kind_known', sql`${table.kind} in ('weekly-digest', 'unread-digest')`),
  ],
);
