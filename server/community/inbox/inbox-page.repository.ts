import type { SQL } from 'drizzle-orm';
import { and, desc, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { InboxFilter } from '../../../src/domain/notices/inbox-page';
import type { Executor } from '../../platform/database/executor';
import { messages, notifications } from '../../platform/database/schema/inbox';
import type { ItemWindow, Mailbox } from './mailbox.repository';
import { itemsOf } from './mailbox.repository';

/** Ids of a page's items by kind. */
interface PageIds {
  readonly notifications: readonly string[];
  readonly messages: readonly string[];
}

/** Returns the ids of a window of an account's notifications and messages, newest first. */
export async function listInboxIds(
  executor: Executor,
  accountId: string,
  { show, unread }: InboxFilter,
  { limit, offset }: ItemWindow,
): Promise<PageIds> {
  const from = (mailbox: Mailbox, source: keyof PageIds): SQL | undefined =>
    and(
      itemsOf(mailbox, accountId),
      unread ? isNull(mailbox.readAt) : undefined,
      show === 'all' || show === source ? undefined : sql`false`,
    );
  const all = unionAll(
    executor
      .select({
        id: notifications.id,
        source: sql<keyof PageIds>`'notifications'`.as('source'),
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .where(from(notifications, 'notifications')),
    executor
      .select({
        id: messages.id,
        source: sql<keyof PageIds>`'messages'`.as('source'),
        createdAt: messages.createdAt,
      })
      .from(messages)
      .where(from(messages, 'messages')),
  ).as('items');
  const rows = await executor
    .select({ id: all.id, source: all.source })
    .from(all)
    .orderBy(desc(all.createdAt), desc(all.id))
    .limit(limit)
    .offset(offset);
  const idsFrom = (source: keyof PageIds) => rows.filter((row) => row.source === source).map(({ id }) => id);
  return { notifications: idsFrom('notifications'), messages: idsFrom('messages') };
}
