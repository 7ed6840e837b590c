import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import type { messages } from '../database/schema/messages';
import type { notifications } from '../database/schema/notifications';

/** A table of what players are told; nobody reads or marks another's. */
export type Mailbox = typeof notifications | typeof messages;

export interface MailboxCounts {
  readonly total: number;
  readonly unread: number;
}

/** How much an account has been told, and how much of it is unread. */
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

/** Marks one as read and keeps the time of the first mark; false when the account has no such one. */
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

/** Marks all of an account as read, in one statement; what came after `newest` has not been seen and stays. */
export async function markAllRead(
  executor: Executor,
  mailbox: Mailbox,
  { accountId, newest, now }: { readonly accountId: string; readonly newest: string | undefined; readonly now: Date },
): Promise<void> {
  await executor
    .update(mailbox)
    .set({ readAt: now })
    .where(
      and(
        eq(mailbox.accountId, accountId),
        isNull(mailbox.readAt),
        newest === undefined ? undefined : lte(mailbox.createdAt, createdAt(executor, mailbox, newest, accountId)),
      ),
    );
}

function createdAt(executor: Executor, mailbox: Mailbox, id: string, accountId: string) {
  return executor
    .select({ createdAt: mailbox.createdAt })
    .from(mailbox)
    .where(and(eq(mailbox.id, id), eq(mailbox.accountId, accountId)));
}
