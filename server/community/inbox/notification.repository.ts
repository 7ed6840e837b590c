import { and, desc, eq, inArray } from 'drizzle-orm';
import type { NotificationKind } from '../../../src/domain/notices/notification';
import type { Executor } from '../../platform/database/executor';
import { notifications } from '../../platform/database/schema/inbox';
import type { ItemWindow } from './mailbox.repository';
import { itemsOf } from './mailbox.repository';

/** A notification to store. `link` is a path of the portal. */
export interface NewNotification {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  /** The player that the notification is about. It is deleted with this player's account. */
  readonly fromId?: string;
  /** Key of the event. An account gets one notification for a key. */
  readonly eventKey?: string;
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

/** Stores a notification for an account. */
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

/** Stores a notification for an account. Undefined if one with the same event key exists. */
export async function insertNotificationOnce(
  executor: Executor,
  accountId: string,
  notification: NewNotification & { readonly eventKey: string },
  now: Date,
): Promise<StoredNotification | undefined> {
  const [stored] = await executor
    .insert(notifications)
    .values({ ...notification, accountId, createdAt: now })
    .onConflictDoNothing({ target: [notifications.accountId, notifications.eventKey] })
    .returning();
  return stored;
}

/** Stores a notification of an event for accounts. An earlier one of the same event gets the new text and is unread again. */
export async function renewNotifications(
  executor: Executor,
  accountIds: readonly string[],
  notification: NewNotification & { readonly eventKey: string },
  now: Date,
): Promise<readonly StoredNotification[]> {
  if (accountIds.length === 0) return [];
  const { title, body, link } = notification;
  return executor
    .insert(notifications)
    .values(accountIds.map((accountId) => ({ ...notification, accountId, createdAt: now })))
    .onConflictDoUpdate({
      target: [notifications.accountId, notifications.eventKey],
      set: { title, body, link, createdAt: now, readAt: null, deletedAt: null },
    })
    .returning();
}

/** Changes the text of an account's notification of an event. Does nothing if the account has deleted it. */
export async function changeNotificationOf(
  executor: Executor,
  accountId: string,
  { title, body, eventKey }: NewNotification & { readonly eventKey: string },
): Promise<void> {
  await executor
    .update(notifications)
    .set({ title, body })
    .where(and(eq(notifications.accountId, accountId), eq(notifications.eventKey, eventKey)));
}

/** Deletes the notifications of an event for accounts, because it was undone or is no longer news. */
export async function deleteNotificationsOf(
  executor: Executor,
  accountIds: readonly string[],
  eventKey: string,
): Promise<void> {
  await executor
    .delete(notifications)
    .where(and(inArray(notifications.accountId, [...accountIds]), eq(notifications.eventKey, eventKey)));
}

/** Returns a window of an account's notifications, newest first. */
export function listNotifications(
  executor: Executor,
  accountId: string,
  { ids, limit, offset }: ItemWindow,
): Promise<readonly StoredNotification[]> {
  return executor
    .select()
    .from(notifications)
    .where(and(itemsOf(notifications, accountId), ids && inArray(notifications.id, [...ids])))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);
}
