import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import type { messages, notifications } from '../../platform/database/schema/inbox';

/** A table of notifications or messages. */
export type Mailbox = typeof notifications | typeof messages;

export interface MailboxCounts {
  readonly total: number;
  readonly unread: number;
}

/** Counts an account's items and the unread ones. */
export async function countMailbox(executor: Executor, mailbox: Mailbox, accountId: string): Promise<MailboxCounts> {
  const [counts] = await executor
    .select({
      total: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${mailbox.readAt} is null))::int`,
    })
    .from(mailbox)
    .where(eq(mailbox.accountId, accountId));
  return counts ?? { total: 0, unread: 0 };
}

/** Marks an item as read, with the time of the first call. Returns false if the account has no such item. */
export async function markRead(
  executor: Executor,
  mailbox: Mailbox,
  { id, accountId, now }: { readonly id: string; readonly accountId: string; readonly now: Date },
): Promise<boolean> {
  const marked = await executor
    .update(mailbox)
    .set({ readAt: sql`coalesce(${mailbox.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(mailbox.id, id), eq(mailbox.accountId, accountId)))
    .returning({ id: mailbox.id });
  return marked.length > 0;
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
    .where(and(eq(mailbox.accountId, accountId), isNull(mailbox.readAt), seen && notAbove(mailbox, seen)));
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
    .where(and(eq(mailbox.id, id), eq(mailbox.accountId, accountId)));
  return found;
}

const notAbove = (mailbox: Mailbox, { createdAt, id }: Position) =>
  or(lt(mailbox.createdAt, createdAt), and(eq(mailbox.createdAt, createdAt), lte(mailbox.id, id)));
