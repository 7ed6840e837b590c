import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { canIdentify } from '../../../src/domain/inbox/conversation';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { conversations, messages } from '../../platform/database/schema/inbox';
import { friendshipWith } from '../profile/relationship.columns';
import type { MailboxCounts } from './mailbox.repository';
import { itemsOf } from './mailbox.repository';
import type { NewMessage, StoredMessage } from './message.repository';

/** Newest message of a row of the inbox, with the number of the row's unread messages. */
export interface MessageRowKey {
  readonly id: string;
  readonly unread: number;
}

/** A row of messages: a conversation with its newest message, or a message of the portal. */
export interface StoredMessageRow extends Omit<StoredMessage, 'readAt'>, MessageRowKey {
  /** True if the account wrote the newest message. */
  readonly own: boolean;
  /** True if the row has a message to the account that is not deleted. */
  readonly received: boolean;
}

/** Stores a message of the portal to an account. */
export async function insertPortalMessage(
  executor: Executor,
  accountId: string,
  message: NewMessage,
  now: Date,
): Promise<StoredMessageRow> {
  const [stored] = await executor
    .insert(messages)
    .values({ ...message, accountId, createdAt: now })
    .returning();
  if (!stored) throw new Error('The message was not stored.');
  return { ...stored, sender: null, conversation: null, own: false, unread: 1, received: true };
}

/** Condition of an account's conversations with a message that the account has not deleted. */
export const shownConversations = (accountId: string) =>
  and(eq(conversations.accountId, accountId), isNotNull(conversations.newestId));

/** Condition of the messages of the portal. A message of a deleted account has no subject. */
export const fromPortal = and(isNull(messages.senderId), ne(messages.subject, ''));

/** Counts an account's rows of messages and the unread ones. */
export async function countMessageRows(executor: Executor, accountId: string): Promise<MailboxCounts> {
  const rows = unionAll(
    executor
      .select({ unread: sql<boolean>`${conversations.unread} > 0`.as('unread') })
      .from(conversations)
      .where(shownConversations(accountId)),
    executor
      .select({ unread: sql<boolean>`${messages.readAt} is null`.as('unread') })
      .from(messages)
      .where(and(itemsOf(messages, accountId), fromPortal)),
  ).as('rows');
  const [counts] = await executor
    .select({
      total: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${rows.unread}))::int`,
    })
    .from(rows);
  return counts ?? { total: 0, unread: 0 };
}

/** Returns the key of an account's conversation with another player. Undefined if all its messages are deleted. */
export async function findRowKey(
  executor: Executor,
  accountId: string,
  otherId: string,
): Promise<MessageRowKey | undefined> {
  const [found] = await executor
    .select({ id: sql<string>`${conversations.newestId}`, unread: conversations.unread })
    .from(conversations)
    .where(and(shownConversations(accountId), eq(conversations.otherId, otherId)));
  return found;
}

/** Returns an account's rows of messages by their keys, newest first. A player who has not written may be hidden behind the username. */
export async function listMessageRows(
  executor: Executor,
  accountId: string,
  keys: readonly MessageRowKey[],
): Promise<readonly StoredMessageRow[]> {
  if (keys.length === 0) return [];
  const own = sql<boolean>`coalesce(${messages.senderId} = ${accountId}, false)`;
  const received = sql`select from ${messages} as received where received.sender_id = ${accounts.id} and received.account_id = ${accountId}`;
  const rows = await executor
    .select({
      id: messages.id,
      subject: messages.subject,
      body: messages.body,
      createdAt: messages.createdAt,
      own,
      username: accounts.username,
      alias: accounts.alias,
      settings: accountSettings.settings,
      friendship: friendshipWith(accounts.id, accountId),
      hasWritten: sql<boolean>`exists (${received})`,
      received: sql<boolean>`${accounts.id} is null or exists (${received} and received.deleted_at is null)`,
    })
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, sql`case when ${own} then ${messages.accountId} else ${messages.senderId} end`))
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(
      and(
        inArray(
          messages.id,
          keys.map(({ id }) => id),
        ),
        or(eq(messages.accountId, accountId), eq(messages.senderId, accountId)),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id));
  const unreadOf = new Map(keys.map(({ id, unread }) => [id, unread]));
  return rows.map(({ username, alias, settings, friendship, hasWritten, ...row }) => {
    const isNamed = canIdentify(readSettings(settings), { friendship }, hasWritten);
    return {
      ...row,
      conversation: username,
      sender: isNamed ? (alias ?? username) : username,
      unread: unreadOf.get(row.id) ?? 0,
    };
  });
}
