import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { developers } from './developers';
import { searchName, searchVector } from './search-vector';
import type { StoredPicture } from './stored-media';

/**
 * Developers' announcements. `body` is Markdown, `bodyHtml` its sanitised rendering; `labels` is the developer's name.
 */
export const announcements = pgTable(
  'announcements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    developerId: integer('developer_id')
      .notNull()
      .references(() => developers.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    hero: jsonb('hero').$type<StoredPicture>(),
    excerpt: text('excerpt').notNull(),
    body: text('body').notNull(),
    bodyHtml: text('body_html').notNull(),
    labels: text('labels').notNull(),
    status: text('status', { enum: ['draft', 'published'] }).notNull(),
    publishedAt: moment('published_at').notNull(),
    /** The last notified follower, in the order of account ids. */
    notifiedThrough: uuid('told_through'),
    /** Time when all followers had been notified. */
    notifiedAt: moment('told_at'),
    search: searchVector({ title: sql`title`, labels: sql`labels`, excerpt: sql`excerpt`, body: sql`body` }),
    searchName: searchName(sql`title`),
  },
  (table) => [
    unique('announcements_developer_slug_unique').on(table.developerId, table.slug),
    index('announcements_newest_index')
      .on(table.developerId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('announcements_untold_index')
      .on(table.publishedAt)
      .where(sql`status = 'published' and told_at is null`),
    index('announcements_search_index').using('gin', table.search),
    index('announcements_search_name_index').using('gin', table.searchName.op('gin_trgm_ops')),
    check('announcements_status_known', sql`${table.status} in ('draft', 'published')`),
    check('announcements_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);
