import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Legal pages by slug. `body` is Markdown, `bodyHtml` its sanitised rendering. */
export const legalPages = pgTable('legal_pages', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  bodyHtml: text('body_html').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
