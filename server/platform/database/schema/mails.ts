import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Mails on their way. A mail is written with what it tells of, in one transaction, and sent after it; once it is sent or given up its words are wiped. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Which mail of the house it is. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Where mails of this kind are ended by one click (RFC 8058); none for a mail that an account needs. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; none once it is sent or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
    /** Why the last attempt failed, without addresses. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_due_index')
      .on(table.nextAttemptAt)
      .where(sql`next_attempt_at is not null`),
    index('mails_account_index').on(table.accountId),
    check('mails_recipient_one_line', sql`${table.recipient} !~ '[\r\n]'`),
    check('mails_subject_one_line', sql`${table.subject} !~ '[\r\n]'`),
    check('mails_unsubscribe_url_form', sql`${table.unsubscribeUrl} ~ '^https?://[^[:space:]<>]+$'`),
  ],
);
