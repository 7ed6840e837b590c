import { desc, eq } from 'drizzle-orm';
import type { NotificationKind } from '../../src/domain/notices/notification';
import type { Executor } from '../database/executor';
import { notifications } from '../database/schema/notifications';

/** What a player is to be told of; `link` is a path of the portal. */
export interface NewNotification {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  /** The player of whom it tells, with whom it goes. */
  readonly fromId?: string;
}

export interface StoredNotification {
  readonly id: string;
  readonly accountId: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

/** Keeps a notification for an account. */
export async function insertNotification(
  executor: Executor,
  accountId: string,
  notification: NewNotification,
  now: Date,
): Promise<StoredNotification> {
  const [stored] = await executor
    .insert(notifications)
    .values({ ...notification, accountId, createdAt: now })
    .returning();
  if (!stored) throw new Error('The notification was not stored.');
  return stored;
}

/** A part of an account's notifications, newest first. */
export function listNotifications(
  executor: Executor,
  accountId: string,
  window: { readonly limit: number; readonly offset: number },
): Promise<readonly StoredNotification[]> {
  return executor
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(window.limit)
    .offset(window.offset);
}
