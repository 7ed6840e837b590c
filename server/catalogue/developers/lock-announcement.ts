import type { SQL } from 'drizzle-orm';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { announcements, developers } from '../../platform/database/schema/developers';

/** Locks the oldest published announcement that fits `pending`, unless another transaction has locked it. */
export async function lockAnnouncement(tx: Executor, pending: SQL | undefined, now: Date) {
  const [found] = await tx
    .select({
      id: announcements.id,
      slug: announcements.slug,
      title: announcements.title,
      excerpt: announcements.excerpt,
      publishedAt: announcements.publishedAt,
      notifiedThrough: announcements.notifiedThrough,
      mailedThrough: announcements.mailedThrough,
      gameId: announcements.gameId,
      developerId: developers.id,
      developerSlug: developers.slug,
      developer: developers.name,
    })
    .from(announcements)
    .innerJoin(developers, eq(developers.id, announcements.developerId))
    // Written as in the partial indexes, so that the planner uses them.
    .where(and(sql`${announcements.status} = 'published'`, pending, lte(announcements.publishedAt, now)))
    .orderBy(asc(announcements.publishedAt), asc(announcements.id))
    .limit(1)
    .for('update', { of: announcements, skipLocked: true });
  return found;
}

/** A locked announcement with its developer. */
export type LockedAnnouncement = NonNullable<Awaited<ReturnType<typeof lockAnnouncement>>>;
