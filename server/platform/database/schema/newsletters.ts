import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What the operator writes to every player who wants it. It is handed out bit by bit, in the order of the accounts' ids. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    /** Markdown; `bodyHtml` is the sanitised rendering of it. */
    body: text('body').notNull(),
    bodyHtml: text('body_html').notNull(),
    /** SHA-256 of subject and body, so that none goes out twice. */
    digest: text('digest').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The last account that was served. */
    servedThrough: uuid('served_through'),
    /** How many mails were written. */
    mails: integer('mails').notNull().default(0),
    /** When everybody was served. */
    servedAt: moment('served_at'),
  },
  (table) => [
    unique('newsletters_digest_unique').on(table.digest),
    index('newsletters_waiting_index')
      .on(table.id)
      .where(sql`served_at is null`),
    check('newsletters_subject_one_line', sql`${table.subject} !~ '[\r\n]'`),
  ],
);
