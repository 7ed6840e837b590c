import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { announcementRemovals, announcements } from '../../platform/database/schema/developers';
import { notifications } from '../../platform/database/schema/inbox';
import type { ServerDependencies } from '../../deps';
import { followersOf } from '../../community/follows/developer-follow.repository';
import type { NewNotification, StoredNotification } from '../../community/inbox/notification.repository';
import { notifyInBatches } from '../../community/inbox/notify-player';
import { announcementPath } from './announcement-path';
import type { LockedAnnouncement } from './lock-announcement';
import { lockAnnouncement } from './lock-announcement';

/** Number of followers that one transaction notifies. */
const BATCH = 200;

/** Number of notifications that one transaction deletes. */
const REMOVAL_BATCH = 500;

/** Returns the event key of an announcement's notifications. */
export const announcementKey = (id: number): string => `announcement:${String(id)}`;

const notificationOf = (announcement: LockedAnnouncement): NewNotification & { readonly eventKey: string } => ({
  kind: 'announcement',
  title: `${announcement.developer}: ${announcement.title}`,
  body: announcement.excerpt,
  link: announcementPath(announcement.developerSlug, announcement.slug),
  eventKey: announcementKey(announcement.id),
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
export const notifyFollowers = (
  deps: Pick<ServerDependencies, 'clock' | 'database' | 'realtime'>,
  signal?: AbortSignal,
): Promise<void> => notifyInBatches(deps, notifyBatch, signal);

/** Deletes one batch of notifications of a deleted announcement. Returns false if no deleted announcement is left. */
async function removeBatch(tx: Executor): Promise<boolean> {
  const [removal] = await tx
    .select({ eventKey: announcementRemovals.eventKey })
    .from(announcementRemovals)
    .orderBy(asc(announcementRemovals.removedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!removal) return false;
  const isOfRemoved = eq(announcementRemovals.eventKey, removal.eventKey);
  const batch = tx
    .select({ id: notifications.id })
    .from(notifications)
    // Written as in the partial index, so that the planner uses it.
    .where(and(sql`${notifications.kind} = 'announcement'`, eq(notifications.eventKey, removal.eventKey)))
    .limit(REMOVAL_BATCH);
  const deleted = await tx
    .delete(notifications)
    .where(inArray(notifications.id, batch))
    .returning({ id: notifications.id });
  if (deleted.length < REMOVAL_BATCH) await tx.delete(announcementRemovals).where(isOfRemoved);
  return true;
}

/** Deletes the notifications of deleted announcements, one batch in a transaction. */
export async function removeNotifications(
  { database }: Pick<ServerDependencies, 'database'>,
  signal?: AbortSignal,
): Promise<void> {
  while (signal?.aborted !== true && (await database.transaction(removeBatch)));
}
