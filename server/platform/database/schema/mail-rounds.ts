import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { accounts } from './accounts';
import { moment } from './columns';

/** The kinds of mails that come in rounds. */
export const mailRoundKinds = ['weekly-digest', 'unread-digest'] as const;

/** Up to where an account was served in mails that come in rounds: whoever moves a row writes the mail of the new round, and nobody else does. */
export const mailRounds = pgTable(
  'mail_rounds',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: mailRoundKinds }).notNull(),
    /** The week's beginning, or the time of the newest that was told of. */
    round: moment('round').notNull(),
    servedAt: moment('served_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    index('mail_rounds_round_index').on(table.kind, table.round),
    check('mail_rounds_kind_known', sql`${table.kind} in ('weekly-digest', 'unread-digest')`),
  ],
);
