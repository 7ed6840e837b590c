import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { articleCategories } from './article-categories';
import { moment } from './columns';
import { searchName, searchVector } from './search-vector';
import type { StoredPicture } from './stored-media';

/**
 * Articles of the blog. `body` is Markdown, `bodyHtml` its sanitised rendering. `labels` are the titles of category and
 * tags, updated on every write.
 */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    body: text('body').notNull(),
    bodyHtml: text('body_html').notNull(),
    hero: jsonb('hero').$type<StoredPicture>().notNull(),
    /** Path of the 1200x630 JPEG on the static host. */
    share: text('share').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => articleCategories.id, { onDelete: 'restrict' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    status: text('status', { enum: ['draft', 'published'] }).notNull(),
    publishedAt: moment('published_at').notNull(),
    views: integer('views').notNull().default(0),
    labels: text('labels').notNull(),
    search: searchVector({ title: sql`title`, labels: sql`labels`, excerpt: sql`excerpt`, body: sql`body` }),
    searchName: searchName(sql`title`),
  },
  (table) => [
    unique('articles_slug_unique').on(table.slug),
    index('articles_published_index')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('articles_category_index').on(table.categoryId, table.publishedAt.desc().nullsFirst()),
    index('articles_author_index').on(table.authorId, table.publishedAt.desc().nullsFirst()),
    index('articles_search_index').using('gin', table.search),
    index('articles_search_name_index').using('gin', table.searchName.op('gin_trgm_ops')),
    check('articles_status_known', sql`${table.status} in ('draft', 'published')`),
    check('articles_views_not_negative', sql`${table.views} >= 0`),
  ],
);
