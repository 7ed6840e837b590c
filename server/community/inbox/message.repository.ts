import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { messages } from '../../platform/database/schema/inbox';
import type { ItemWindow } from './mailbox.repository';
import { itemsOf } from './mailbox.repository';

/** A message of the portal to a player, in plain text. */
export interface NewMessage {
  readonly subject: string;
  readonly body: string;
}

export interface StoredMessage {
  readonly id: string;
  /** Display name of the sender, or null for the portal. */
  readonly sender: string | null;
  /** Username of the sender, or null for the portal and for a deleted account. */
  readonly conversation: string | null;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

/** Returns a window of an account's messages, newest first. */
export function listMessages(
  executor: Executor,
  accountId: string,
  { ids, limit, offset }: ItemWindow,
): Promise<readonly StoredMessage[]> {
  return executor
    .select({
      id: messages.id,
      sender: sql<string | null>`coalesce(${accounts.alias}, ${accounts.username})`,
      conversation: accounts.username,
      subject: messages.subject,
      body: messages.body,
      createdAt: messages.createdAt,
      readAt: messages.readAt,
    })
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, messages.senderId))
    .where(and(itemsOf(messages, accountId), ids && inArray(messages.id, [...ids])))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit)
    .offset(offset);
}
