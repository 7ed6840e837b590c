import type { SQL } from 'drizzle-orm';
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { announcementRemovals } from '../../platform/database/schema/developers';
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

/** Condition of a notification whose announcement was not deleted. */
const hasSubject = sql`not exists (select from ${announcementRemovals} where ${announcementRemovals.eventKey} = ${notifications.eventKey})`;

/** Condition of items without those that are deleted. */
export const isShown = (mailbox: Mailbox) =>
  and(isNull(mailbox.deletedAt), mailbox === notifications ? hasSubject : undefined);

/** Condition of an account's items without the deleted ones. */
export const itemsOf = (mailbox: Mailbox, accountId: string) => and(eq(mailbox.accountId, accountId), isShown(mailbox));

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

/** True if an account has an item that is not deleted. */
export async function hasItem(executor: Executor, mailbox: Mailbox, { id, accountId }: MailboxItem): Promise<boolean> {
  const [found] = await executor
    .select({ id: mailbox.id })
    .from(mailbox)
    .where(and(eq(mailbox.id, id), itemsOf(mailbox, accountId)));
  return found !== undefined;
}

/**
 * Marks those of an account's items that match a condition as read at a moment, or as unread. Returns the ids of the
 * players whose messages have changed.
 */
export async function markMatching(
  executor: Executor,
  mailbox: Mailbox,
  {
    accountId,
    which,
    readAt,
  }: { readonly accountId: string; readonly which: SQL | undefined; readonly readAt: Date | null },
): Promise<readonly string[]> {
  const isOther = readAt === null ? isNotNull(mailbox.readAt) : isNull(mailbox.readAt);
  const changed = await executor
    .update(mailbox)
    .set({ readAt })
    .where(and(itemsOf(mailbox, accountId), which, isOther))
    .returning({ writer: mailbox === messages ? messages.senderId : sql<null>`null` });
  return [...new Set(changed.flatMap(({ writer }) => writer ?? []))];
}

/** Time in which a deletion can be undone, in milliseconds. */
const UNDO_PERIOD = 60 * 60 * 1000;

/** Returns the time before which a deletion is final. */
export const finalBefore = (now: Date): Date => new Date(now.getTime() - UNDO_PERIOD);

/** Condition of an item whose deletion, if any, can be undone. */
const undoable = (mailbox: Mailbox, { id, accountId, now }: ItemChange) =>
  and(
    eq(mailbox.id, id),
    eq(mailbox.accountId, accountId),
    or(isNull(mailbox.deletedAt), gt(mailbox.deletedAt, finalBefore(now))),
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
 * its event notifies nobody again. A player's message stays until both players have deleted it, and then without its
 * text, because its receiver may still answer.
 */
export async function purgeDeleted(executor: Executor, now: Date): Promise<void> {
  const isFinal = (mailbox: Mailbox) => lte(mailbox.deletedAt, finalBefore(now));
  await executor
    .delete(notifications)
    .where(and(isFinal(notifications), isNull(notifications.eventKey), ne(notifications.title, '')));
  await executor
    .update(notifications)
    .set({ title: '', body: '', link: null })
    .where(and(isFinal(notifications), isNotNull(notifications.eventKey), ne(notifications.title, '')));
  await executor.delete(messages).where(and(isFinal(messages), isNull(messages.senderId)));
  await executor
    .update(messages)
    .set({ body: '' })
    .where(and(isFinal(messages), lte(messages.senderDeletedAt, finalBefore(now)), ne(messages.body, '')));
}

/** Position of an item in the list: by time, then by id. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

/** Returns the position of an account's item, also of a deleted one and of a message that the account has sent. */
export async function positionOf(
  executor: Executor,
  mailbox: Mailbox,
  id: string,
  accountId: string,
): Promise<Position | undefined> {
  const sentBy = mailbox === messages ? eq(messages.senderId, accountId) : undefined;
  const [found] = await executor
    .select({ createdAt: mailbox.createdAt, id: mailbox.id })
    .from(mailbox)
    .where(and(eq(mailbox.id, id), or(eq(mailbox.accountId, accountId), sentBy)));
  return found;
}

/** Condition of the items from a position of the list on. */
export const notAbove = (mailbox: Mailbox, { createdAt, id }: Position) =>
  or(lt(mailbox.createdAt, createdAt), and(eq(mailbox.createdAt, createdAt), lte(mailbox.id, id)));
