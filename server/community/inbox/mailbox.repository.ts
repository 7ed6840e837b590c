import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { messages, notifications } from '../../platform/database/schema/inbox';

/** A table of notifications or messages. */
export type Mailbox = typeof notifications | typeof messages;

export interface MailboxCounts {
  readonly total: number;
  readonly unread: number;
}

/** An item of an account. */
interface MailboxItem {
  readonly id: string;
  readonly accountId: string;
}

/** An item and the time of its change. */
export interface ItemChange extends MailboxItem {
  readonly now: Date;
}

/** Condition of an account's items without the deleted ones. */
export const itemsOf = (mailbox: Mailbox, accountId: string) =>
  and(eq(mailbox.accountId, accountId), isNull(mailbox.deletedAt));

/** Part of a list, newest first; `ids` restricts it to these items. */
export interface ItemWindow {
  readonly ids?: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** Counts an account's items and the unread ones. */
export async function countMailbox(executor: Executor, mailbox: Mailbox, accountId: string): Promise<MailboxCounts> {
  const [counts] = await executor
    .select({
      total: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${mailbox.readAt} is null))::int`,
    })
    .from(mailbox)
    .where(itemsOf(mailbox, accountId));
  return counts ?? { total: 0, unread: 0 };
}

/** Marks an item as read, with the time of the first call. Returns false if the account has no such item. */
export async function markRead(
  executor: Executor,
  mailbox: Mailbox,
  { id, accountId, now }: ItemChange,
): Promise<boolean> {
  const marked = await executor
    .update(mailbox)
    .set({ readAt: sql`coalesce(${mailbox.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(mailbox.id, id), itemsOf(mailbox, accountId)))
    .returning({ id: mailbox.id });
  return marked.length > 0;
}

/** Marks an item as unread. Returns false if the account has no such item. */
export async function markUnread(
  executor: Executor,
  mailbox: Mailbox,
  { id, accountId }: MailboxItem,
): Promise<boolean> {
  const marked = await executor
    .update(mailbox)
    .set({ readAt: null })
    .where(and(eq(mailbox.id, id), itemsOf(mailbox, accountId)))
    .returning({ id: mailbox.id });
  return marked.length > 0;
}

/** Time in which a deletion can be undone, in milliseconds. */
const UNDO_PERIOD = 60 * 60 * 1000;

/** Condition of an item whose deletion, if any, can be undone. */
const undoable = (mailbox: Mailbox, { id, accountId, now }: ItemChange) =>
  and(
    eq(mailbox.id, id),
    eq(mailbox.accountId, accountId),
    or(isNull(mailbox.deletedAt), gt(mailbox.deletedAt, new Date(now.getTime() - UNDO_PERIOD))),
  );

/** Deletes an item, with the time of the first call; repeating changes nothing. Returns false if the account has no such item. */
export async function deleteItem(executor: Executor, mailbox: Mailbox, change: ItemChange): Promise<boolean> {
  const gone = await executor
    .update(mailbox)
    .set({ deletedAt: sql`coalesce(${mailbox.deletedAt}, ${change.now.toISOString()}::timestamptz)` })
    .where(and(eq(mailbox.id, change.id), eq(mailbox.accountId, change.accountId)))
    .returning({ id: mailbox.id });
  return gone.length > 0;
}

/** Undoes a deletion. Returns false if the account has no such item or the deletion is final. */
export async function restoreItem(executor: Executor, mailbox: Mailbox, change: ItemChange): Promise<boolean> {
  const back = await executor
    .update(mailbox)
    .set({ deletedAt: null })
    .where(undoable(mailbox, change))
    .returning({ id: mailbox.id });
  return back.length > 0;
}

/**
 * Makes deletions final that can no longer be undone. A notification with an event key stays without its text, so that
 * its event notifies nobody again. A player's message stays for its sender.
 */
export async function purgeDeleted(executor: Executor, now: Date): Promise<void> {
  const isFinal = (mailbox: Mailbox) => lte(mailbox.deletedAt, new Date(now.getTime() - UNDO_PERIOD));
  await executor
    .delete(notifications)
    .where(and(isFinal(notifications), isNull(notifications.eventKey), ne(notifications.title, '')));
  await executor
    .update(notifications)
    .set({ title: '', body: '', link: null })
    .where(and(isFinal(notifications), isNotNull(notifications.eventKey), ne(notifications.title, '')));
  await executor.delete(messages).where(and(isFinal(messages), isNull(messages.senderId)));
}

/**
 * Marks an account's items up to `newest` as read, because later ones have not been seen. Returns false if the account
 * has no item `newest`.
 */
export async function markAllRead(
  executor: Executor,
  mailbox: Mailbox,
  { accountId, newest, now }: { readonly accountId: string; readonly newest: string | undefined; readonly now: Date },
): Promise<boolean> {
  const seen = newest === undefined ? undefined : await positionOf(executor, mailbox, newest, accountId);
  if (newest !== undefined && seen === undefined) return false;
  await executor
    .update(mailbox)
    .set({ readAt: now })
    .where(and(itemsOf(mailbox, accountId), isNull(mailbox.readAt), seen && notAbove(mailbox, seen)));
  return true;
}

/** Position of an item in the list: by time, then by id. */
interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

async function positionOf(
  executor: Executor,
  mailbox: Mailbox,
  id: string,
  accountId: string,
): Promise<Position | undefined> {
  const [found] = await executor
    .select({ createdAt: mailbox.createdAt, id: mailbox.id })
    .from(mailbox)
    // A deleted item still has its position.
    .where(and(eq(mailbox.id, id), eq(mailbox.accountId, accountId)));
  return found;
}

const notAbove = (mailbox: Mailbox, { createdAt, id }: Position) =>
  or(lt(mailbox.createdAt, createdAt), and(eq(mailbox.createdAt, createdAt), lte(mailbox.id, id)));
