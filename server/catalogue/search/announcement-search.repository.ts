import { eq, sql } from 'drizzle-orm';
import { perExecutor } from '../../platform/database/per-executor';
import { announcements, developers } from '../../platform/database/schema/developers';
import type { StoredPicture } from '../../platform/database/schema/stored-media';
import { foundIn } from './found-in';
import { countOfFound, foundTotal, pageOfFound } from './list-found';

const candidates = foundIn({
  table: announcements,
  listed: sql`${announcements.status} = 'published'`,
  then: [
    [announcements.publishedAt, 'desc'],
    [announcements.id, 'desc'],
  ],
});

export interface FoundAnnouncementRow {
  readonly slug: string;
  readonly title: string;
  readonly hero: StoredPicture | null;
  readonly excerpt: string;
  readonly publishedAt: Date;
  readonly developer: { readonly slug: string; readonly name: string };
}

/** Searches published announcements by title, developer, excerpt and text. Newer ones come first. */
export const searchAnnouncements = perExecutor((executor) => ({
  page: executor
    .select({
      slug: announcements.slug,
      title: announcements.title,
      hero: announcements.hero,
      excerpt: announcements.excerpt,
      publishedAt: announcements.publishedAt,
      developer: { slug: developers.slug, name: developers.name },
      total: foundTotal,
    })
    .from(pageOfFound(candidates))
    .innerJoin(announcements, eq(announcements.id, sql`found.id`))
    .innerJoin(developers, eq(developers.id, announcements.developerId))
    .orderBy(sql`found.place`)
    .prepare('search_announcements_page'),
  count: executor.select({ total: foundTotal }).from(countOfFound(candidates)).prepare('search_announcements_count'),
}));
