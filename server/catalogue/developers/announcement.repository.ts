import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { quickRead } from '../../platform/database/quick-reads';
import { announcements } from '../../platform/database/schema/developers';
import type { StoredPicture } from '../../platform/database/schema/stored-media';

export interface AnnouncementCardRow {
  readonly slug: string;
  readonly title: string;
  readonly hero: StoredPicture | null;
  readonly excerpt: string;
  readonly publishedAt: Date;
}

export interface AnnouncementRow extends AnnouncementCardRow {
  readonly id: number;
  readonly bodyHtml: string;
}

const cardColumns = {
  slug: announcements.slug,
  title: announcements.title,
  hero: announcements.hero,
  excerpt: announcements.excerpt,
  publishedAt: announcements.publishedAt,
};

// Written as in the partial index, so that the planner uses it.
const published = sql`${announcements.status} = 'published'`;
const ofDeveloper = and(eq(announcements.developerId, sql.placeholder('developerId')), published);

const statements = perExecutor((executor) => ({
  page: executor
    .select(cardColumns)
    .from(announcements)
    .where(and(ofDeveloper, ne(announcements.id, sql.placeholder('except'))))
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(quickRead('announcements_page')),
  count: executor
    .select({ total: sql<number>`count(*)::int` })
    .from(announcements)
    .where(ofDeveloper)
    .prepare(quickRead('announcements_count')),
  bySlug: executor
    .select({ ...cardColumns, id: announcements.id, bodyHtml: announcements.bodyHtml })
    .from(announcements)
    .where(and(ofDeveloper, eq(announcements.slug, sql.placeholder('slug'))))
    .prepare(quickRead('announcement_by_slug')),
}));

/** An id that no announcement has. */
const NONE = 0;

/** Returns a window of a developer's published announcements, newest first, without the one with the id `except`. */
export function listAnnouncements(
  executor: Executor,
  developerId: number,
  { limit, offset = 0, except = NONE }: { readonly limit: number; readonly offset?: number; readonly except?: number },
): Promise<readonly AnnouncementCardRow[]> {
  return statements(executor).page.execute({ developerId, limit, offset, except });
}

/** Counts a developer's published announcements. */
export async function countAnnouncements(executor: Executor, developerId: number): Promise<number> {
  const [counted] = await statements(executor).count.execute({ developerId });
  return counted?.total ?? 0;
}

/** Finds a developer's published announcement. */
export async function findAnnouncement(
  executor: Executor,
  developerId: number,
  slug: string,
): Promise<AnnouncementRow | undefined> {
  const [found] = await statements(executor).bySlug.execute({ developerId, slug });
  return found;
}
