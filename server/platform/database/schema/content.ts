import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment, searchName, searchVector } from './columns';
import type { StoredPicture } from './stored-media';
import { tags } from './tags';

/** Sections of the blog. */
export const articleCategories = pgTable(
  'article_categories',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
  },
  (table) => [unique('article_categories_slug_unique').on(table.slug)],
);

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

/** Tags of articles. */
export const articleTags = pgTable(
  'article_tags',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'article_tags_pkey', columns: [table.articleId, table.tagId] }),
    index('article_tags_tag_index').on(table.tagId),
  ],
);

/** Visitors who read an article within a year. The key ensures that each one counts once. */
export const articleViews = pgTable(
  'article_views',
  {
    /** A keyed hash: it identifies repeated views without identifying the visitor. */
    visitor: text('visitor').notNull(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    countedAt: moment('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'article_views_pkey', columns: [table.visitor, table.articleId] }),
    index('article_views_counted_index').on(table.countedAt),
  ],
);

/** Legal pages by slug. `body` is Markdown, `bodyHtml` its sanitised rendering. */
export const legalPages = pgTable('legal_pages', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  bodyHtml: text('body_html').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Targets of moved paths: a path of this site, or an https address. */
export const redirects = pgTable(
  'redirects',
  {
    /** Without a closing slash, query or fragment. */
    path: text('path').primaryKey(),
    target: text('target').notNull(),
  },
  (table) => [
    check('redirects_path_form', sql`${table.path} like '/%'`),
    check('redirects_target_form', sql`${table.target} ~ '^(/([^/\\\\]|$)|https://)'`),
    check('redirects_target_differs', sql`${table.target} <> ${table.path}`),
  ],
);
