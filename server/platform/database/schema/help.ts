import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { helpAudiences } from '../../../../src/domain/help/help-audience';
import { accounts } from './accounts';
import { moment } from './columns';

/** Questions of the help centre. `answer` is Markdown, `answerHtml` its sanitised rendering. */
export const helpQuestions = pgTable(
  'help_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    audience: text('audience', { enum: helpAudiences }).notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    answerHtml: text('answer_html').notNull(),
    /** Position among the questions of its audience, from 0. */
    position: integer('position').notNull(),
  },
  (table) => [
    unique('help_questions_slug_unique').on(table.slug),
    check('help_questions_audience_known', sql`${table.audience} in ('user', 'guest')`),
    check('help_questions_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/** Feedback from visitors and players. It outlives the account, without its name. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Stars, from one to five. */
    rating: integer('rating'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('feedback_account_id_index').on(table.accountId),
    index('feedback_created_index').on(table.createdAt),
    check('feedback_subject_length', sql`char_length(${table.subject}) between 1 and 150`),
    check('feedback_text_length', sql`char_length(${table.text}) between 1 and 500`),
    check('feedback_rating_known', sql`${table.rating} between 1 and 5`),
  ],
);
