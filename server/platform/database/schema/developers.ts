import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { memberRoles } from '../../../../src/domain/console/member-role';
import { accounts } from './accounts';
import { moment, searchName, searchVector } from './columns';
import type { StoredPicture } from './stored-media';

/** Developers who publish games. `about` is Markdown, `aboutHtml` its sanitised rendering. */
export const developers = pgTable(
  'developers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** Path on the static host. */
    logo: text('logo').notNull(),
    about: text('about').notNull(),
    aboutHtml: text('about_html').notNull(),
    website: text('website'),
    links: jsonb('links').$type<readonly { readonly title: string; readonly url: string }[]>().notNull(),
  },
  (table) => [unique('developers_slug_unique').on(table.slug)],
);

/** Accounts that are members of a developer. */
export const developerMembers = pgTable(
  'developer_members',
  {
    developerId: integer('developer_id')
      .notNull()
      .references(() => developers.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text('role', { enum: memberRoles }).notNull(),
    /** Null for members of earlier releases. */
    createdAt: moment('created_at'),
  },
  (table) => [
    primaryKey({ name: 'developer_members_pkey', columns: [table.developerId, table.accountId] }),
    index('developer_members_account_index').on(table.accountId),
    check('developer_members_role_known', sql`${table.role} in ('owner', 'publisher', 'analyst', 'support', 'member')`),
  ],
);

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
    /** Time of the publication; for a draft, the time of its last change. */
    publishedAt: moment('published_at').notNull(),
    /** Time at which a draft is published; null if none is scheduled. */
    scheduledAt: moment('scheduled_at'),
    /** Member who has scheduled the publication. */
    scheduledBy: uuid('scheduled_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** The last notified follower, in the order of account ids. */
    notifiedThrough: uuid('notified_through'),
    /** Time when all followers had been notified. */
    notifiedAt: moment('notified_at'),
    /** Game that the announcement is about; its subscribers get the announcement by email too. */
    gameId: integer('game_id'),
    /** The last account in the order of ids whose subscription was served. */
    mailedThrough: uuid('mailed_through'),
    /** Time when the emails to all subscribers had been queued. */
    mailedAt: moment('mailed_at'),
    search: searchVector({ title: sql`title`, labels: sql`labels`, excerpt: sql`excerpt`, body: sql`body` }),
    searchName: searchName(sql`title`),
  },
  (table) => [
    unique('announcements_developer_slug_unique').on(table.developerId, table.slug),
    index('announcements_newest_index')
      .on(table.developerId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('announcements_waiting_index')
      .on(table.publishedAt)
      .where(sql`status = 'published' and notified_at is null`),
    index('announcements_unmailed_index')
      .on(table.publishedAt)
      .where(sql`status = 'published' and mailed_at is null`),
    index('announcements_scheduled_index')
      .on(table.scheduledAt)
      .where(sql`scheduled_at is not null`),
    index('announcements_scheduled_by_index').on(table.scheduledBy),
    index('announcements_search_index').using('gin', table.search),
    index('announcements_search_name_index').using('gin', table.searchName.op('gin_trgm_ops')),
    check('announcements_status_known', sql`${table.status} in ('draft', 'published')`),
    check('announcements_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

/** Deleted announcements whose notifications are being deleted, by their event key. Players no longer see these notifications. */
export const announcementRemovals = pgTable('announcement_removals', {
  eventKey: text('event_key').primaryKey(),
  removedAt: moment('removed_at').notNull(),
});
