import type { SQL } from 'drizzle-orm';
import { and, desc, gt, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { InboxFilter } from '../../../src/domain/notices/inbox-page';
import type { Executor } from '../../platform/database/executor';
import { conversations, messages, notifications } from '../../platform/database/schema/inbox';
import type { ItemWindow, Mailbox } from './mailbox.repository';
import { itemsOf } from './mailbox.repository';
import type { MessageRowKey } from './message-row.repository';
import { fromPortal, shownConversations } from './message-row.repository';

/** Rows of a page by kind. */
interface PageKeys {
  readonly notifications: readonly string[];
  readonly messages: readonly MessageRowKey[];
}

/** Filter of the inbox. */
interface KeyFilter extends InboxFilter {
  /** True if a conversation is one row; false if each received message is one. */
  readonly byConversation: boolean;
}

/** Returns the keys of a window of an account's notifications, conversations and messages, newest first. */
export async function listInboxKeys(
  executor: Executor,
  accountId: string,
  { show, unread, byConversation }: KeyFilter,
  { limit, offset }: ItemWindow,
): Promise<PageKeys> {
  const shown = (source: keyof PageKeys) => (show === 'all' || show === source ? undefined : sql`false`);
  const columns = (source: keyof PageKeys, table: Mailbox) => ({
    id: table.id,
    source: sql<keyof PageKeys>`${source}::text`.as('source'),
    createdAt: table.createdAt,
    unread: sql<number>`case when ${table.readAt} is null then 1 else 0 end`.as('unread'),
  });
  const unreadOnly = (condition: SQL) => (unread ? condition : undefined);
  // Each select follows its index and ends at the limit.
  const most = offset + limit;
  const rows = await unionAll(
    executor
      .select(columns('notifications', notifications))
      .from(notifications)
      .where(and(itemsOf(notifications, accountId), unreadOnly(isNull(notifications.readAt)), shown('notifications')))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(most),
    executor
      .select(columns('messages', messages))
      .from(messages)
      .where(
        and(
          itemsOf(messages, accountId),
          byConversation ? fromPortal : undefined,
          unreadOnly(isNull(messages.readAt)),
          shown('messages'),
        ),
      )
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(most),
    executor
      .select({
        id: sql<string>`${conversations.newestId}`.as('id'),
        source: sql<keyof PageKeys>`'messages'::text`.as('source'),
        createdAt: sql<Date>`${conversations.newestAt}`.as('created_at'),
        unread: conversations.unread,
      })
      .from(conversations)
      .where(
        and(
          shownConversations(accountId),
          unreadOnly(gt(conversations.unread, 0)),
          byConversation ? shown('messages') : sql`false`,
        ),
      )
      .orderBy(desc(conversations.newestAt), desc(conversations.newestId))
      .limit(most),
  )
    .orderBy(desc(sql`created_at`), desc(sql`id`))
    .limit(limit)
    .offset(offset);
  const of = (source: keyof PageKeys) => rows.filter((row) => row.source === source);
  return {
    notifications: of('notifications').map(({ id }) => id),
    messages: of('messages').map(({ id, unread: count }) => ({ id, unread: count })),
  };
}
