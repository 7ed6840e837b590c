import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { helpAudiences } from '../../../../src/domain/help/help-audience';

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
