import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { announcements } from '../../platform/database/schema/announcements';
import { developers } from '../../platform/database/schema/developers';
import { notifications } from '../../platform/database/schema/notifications';
import type { ServerDependencies } from '../../deps';
import { followersOf } from '../../community/follows/developer-follow.repository';
import type { NewNotification, StoredNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import { announcementPath } from './announcement-path';

/** Followers that one transaction tells. */
const BATCH = 200;

/** The oldest published announcement of which not every follower was told, held until the transaction ends. */
async function lockUnannounced(tx: Executor, now: Date) {
  const [found] = await tx
    .select({
      id: announcements.id,
      slug: announcements.slug,
      title: announcements.title,
      excerpt: announcements.excerpt,
      notifiedThrough: announcements.notifiedThrough,
      developerId: developers.id,
      developerSlug: developers.slug,
      developer: developers.name,
    })
    .from(announcements)
    .innerJoin(developers, eq(developers.id, announcements.developerId))
    // In the words of the partial index.
    .where(
      and(
        sql`${announcements.status} = 'published'`,
        isNull(announcements.notifiedAt),
        lte(announcements.publishedAt, now),
      ),
    )
    .orderBy(asc(announcements.publishedAt), asc(announcements.id))
    .limit(1)
    .for('update', { of: announcements, skipLocked: true });
  return found;
}

type Unannounced = NonNullable<Awaited<ReturnType<typeof lockUnannounced>>>;

const announced = (news: Unannounced): NewNotification & { readonly eventKey: string } => ({
  kind: 'announcement',
  title: `${news.developer}: ${news.title}`,
  body: news.excerpt,
  link: announcementPath(news.developerSlug, news.slug),
  eventKey: `announcement:${String(news.id)}`,
});

/** Tells a batch of followers and writes down up to whom, in one transaction; undefined when there is nobody left to tell. */
async function notifyBatch(tx: Executor, now: Date): Promise<readonly StoredNotification[] | undefined> {
  const news = await lockUnannounced(tx, now);
  if (!news) return undefined;
  const after = news.notifiedThrough ?? undefined;
  const followers = await followersOf(tx, news.developerId, { after, limit: BATCH });
  const rows = followers.map((accountId) => ({ ...announced(news), accountId, createdAt: now }));
  const told = rows.length === 0 ? [] : await tx.insert(notifications).values(rows).onConflictDoNothing().returning();
  const notifiedAt = followers.length < BATCH ? now : null;
  const notifiedThrough = followers.at(-1) ?? news.notifiedThrough;
  await tx.update(announcements).set({ notifiedThrough, notifiedAt }).where(eq(announcements.id, news.id));
  return told;
}

/**
 * Tells who follows a developer what it has announced, a batch a transaction: whatever stops it, it goes on behind the last batch that was
 * committed, and nobody is told twice or left out.
 */
export async function notifyFollowers(
  { clock, database, realtime }: Pick<ServerDependencies, 'clock' | 'database' | 'realtime'>,
  signal?: AbortSignal,
): Promise<void> {
  while (signal?.aborted !== true) {
    const told = await database.transaction((tx) => notifyBatch(tx, clock.now()));
    if (!told) return;
    for (const notification of told) notifyPlayer(realtime, notification.accountId, { notification });
  }
}
