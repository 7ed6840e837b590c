import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/** Comments on profiles. Rows are deleted for good, also with either of the two accounts. */
export const profileComments = pgTable(
  'profile_comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Plain text. */
    body: text('body').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (table) => [
    index('profile_comments_newest_index').on(
      table.profileId,
      table.postedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('profile_comments_author_index').on(table.authorId),
    check('profile_comments_body_length', sql`char_length(${table.body}) between 1 and 500`),
  ],
);
