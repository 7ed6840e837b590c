import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';
import { developers } from './developers';

/**
 * Test users of a game's drafts, and open invitations, which have no `acceptedAt`. A row names the game by its slug, because its drafts come and
 * go. Rows for unknown email addresses exist too, so that the list does not reveal who has an account.
 */
export const gameTesters = pgTable(
  'game_testers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    developerId: integer('developer_id')
      .notNull()
      .references(() => developers.id, { onDelete: 'cascade' }),
    /** Slug of the game, which may not be released yet. */
    game: text('game').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Invited email address in its comparable form; null for an account. */
    emailKey: text('email_key'),
    invitedBy: uuid('invited_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** End of an open invitation. */
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** Time at which the job first found no draft, by the clock of the database; null while the game has one. */
    idleSince: moment('idle_since'),
  },
  (table) => [
    unique('game_testers_account_unique').on(table.developerId, table.game, table.accountId),
    unique('game_testers_email_unique').on(table.developerId, table.game, table.emailKey),
    check('game_testers_one_invited', sql`num_nonnulls(${table.accountId}, ${table.emailKey}) = 1`),
    check('game_testers_accepted_by_account', sql`${table.acceptedAt} is null or ${table.accountId} is not null`),
    index('game_testers_account_index').on(table.accountId),
    index('game_testers_email_index').on(table.emailKey),
    index('game_testers_invited_by_index').on(table.invitedBy),
  ],
);
