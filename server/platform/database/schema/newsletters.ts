import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Newsletters of the operator to all subscribed players, delivered in batches in the order of account ids. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    /** Markdown; `bodyHtml` is its sanitised rendering. */
    body: text('body').notNull(),
    bodyHtml: text('body_html').notNull(),
    /** SHA-256 of subject and body, so that none is sent twice. */
    digest: text('digest').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The last served account, in the order of account ids. */
    servedThrough: uuid('served_through'),
    /** Number of emails written. */
    emails: integer('emails').notNull().default(0),
    /** Time when all accounts had been served. */
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
