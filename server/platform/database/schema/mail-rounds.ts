import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { accounts } from './accounts';
import { moment } from './columns';

/** Kinds of periodic emails. */
export const mailRoundKinds = ['weekly-digest', 'unread-digest'] as const;

/**
 * The last round of periodic emails per account. The process that advances a row also writes the email, so each is
 * written once.
 */
export const mailRounds = pgTable(
  'mail_rounds',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mailRoundKinds }).notNull(),
    /** Start of the week, or time of the newest included item. */
    round: moment('round').notNull(),
    servedAt: moment('served_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    index('mail_rounds_round_index').on(table.kind, table.round),
    check('mail_rounds_kind_known', sql`${table.kind} in ('weekly-digest', 'unread-digest')`),
  ],
);
