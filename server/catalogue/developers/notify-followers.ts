import { eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { announcements } from '../../platform/database/schema/developers';
import { notifications } from '../../platform/database/schema/inbox';
import type { ServerDependencies } from '../../deps';
import { followersOf } from '../../community/follows/developer-follow.repository';
import type { NewNotification, StoredNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import { announcementPath } from './announcement-path';
import type { LockedAnnouncement } from './lock-announcement';
import { lockAnnouncement } from './lock-announcement';

/** Number of followers that one transaction notifies. */
const BATCH = 200;

const notificationOf = (announcement: LockedAnnouncement): NewNotification & { readonly eventKey: string } => ({
  kind: 'announcement',
  title: `${announcement.developer}: ${announcement.title}`,
  body: announcement.excerpt,
  link: announcementPath(announcement.developerSlug, announcement.slug),
  eventKey: `announcement:${String(announcement.id)}`,
});

/** Notifies one batch of followers and stores the last one's id. Undefined if every follower has been notified. */
async function notifyBatch(tx: Executor, now: Date): Promise<readonly StoredNotification[] | undefined> {
  const announcement = await lockAnnouncement(tx, isNull(announcements.notifiedAt), now);
  if (!announcement) return undefined;
  const after = announcement.notifiedThrough ?? undefined;
  const followers = await followersOf(tx, announcement.developerId, { after, limit: BATCH });
  const rows = followers.map((accountId) => ({ ...notificationOf(announcement), accountId, createdAt: now }));
  const stored = rows.length === 0 ? [] : await tx.insert(notifications).values(rows).onConflictDoNothing().returning();
  const notifiedAt = followers.length < BATCH ? now : null;
  const notifiedThrough = followers.at(-1) ?? announcement.notifiedThrough;
  await tx.update(announcements).set({ notifiedThrough, notifiedAt }).where(eq(announcements.id, announcement.id));
  return stored;
}

/**
 * Notifies the followers of every new announcement, one batch in a transaction. After an interruption it continues behind
 * the last committed batch, so each follower is notified exactly once.
 */
export async function notifyFollowers(
  { clock, database, realtime }: Pick<ServerDependencies, 'clock' | 'database' | 'realtime'>,
  signal?: AbortSignal,
): Promise<void> {
  while (signal?.aborted !== true) {
    const stored = await database.transaction((tx) => notifyBatch(tx, clock.now()));
    if (!stored) return;
    for (const notification of stored) notifyPlayer(realtime, notification.accountId, { notification });
  }
}
