import type { SQL } from 'drizzle-orm';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { messages } from '../../platform/database/schema/inbox';
import type { RelationshipKey } from '../friends/relationship.repository';

/** A message between two players. */
export interface ConversationRow {
  readonly id: string;
  readonly senderId: string | null;
  readonly body: string;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

const columns = {
  id: messages.id,
  senderId: messages.senderId,
  body: messages.body,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
};

/** Condition of the messages of one player to another. */
export const from = (senderId: string, accountId: string) =>
  and(eq(messages.senderId, senderId), eq(messages.accountId, accountId));

/** Finds a message of a conversation. A deleted message still has its position. */
export async function findInConversation(
  executor: Executor,
  { callerId, otherId }: RelationshipKey,
  id: string,
): Promise<ConversationRow | undefined> {
  const [found] = await executor
    .select(columns)
    .from(messages)
    .where(and(eq(messages.id, id), or(from(callerId, otherId), from(otherId, callerId))));
  return found;
}

/** Returns a conversation's messages that the caller has not deleted, newest first, or those before a message. */
export function listConversation(
  executor: Executor,
  pair: RelationshipKey,
  { before, limit }: { readonly before: ConversationRow | undefined; readonly limit: number },
): Promise<readonly ConversationRow[]> {
  const { createdAt, id } = messages;
  const older = before && or(lt(createdAt, before.createdAt), and(eq(createdAt, before.createdAt), lt(id, before.id)));
  // One select for each direction follows the index and ends at the limit.
  const newest = (condition: SQL | undefined) =>
    executor
      .select(columns)
      .from(messages)
      .where(and(condition, older))
      .orderBy(desc(createdAt), desc(id))
      .limit(limit);
  const { callerId, otherId } = pair;
  return newest(and(from(callerId, otherId), isNull(messages.senderDeletedAt)))
    .unionAll(newest(and(from(otherId, callerId), isNull(messages.deletedAt))))
    .orderBy(desc(sql`created_at`), desc(sql`id`))
    .limit(limit);
}

/** True if the other player has written to the caller. */
export async function hasWritten(executor: Executor, { callerId, otherId }: RelationshipKey): Promise<boolean> {
  const [found] = await executor.select({ id: messages.id }).from(messages).where(from(otherId, callerId)).limit(1);
  return found !== undefined;
}

/** Stores a message of the caller to the other player. Undefined if the id is taken. */
export async function insertPlayerMessage(
  tx: Executor,
  { callerId, otherId }: RelationshipKey,
  { id, text }: { readonly id: string; readonly text: string },
  now: Date,
): Promise<ConversationRow | undefined> {
  const [stored] = await tx
    .insert(messages)
    .values({ id, accountId: otherId, senderId: callerId, subject: '', body: text, createdAt: now })
    .onConflictDoNothing({ target: messages.id })
    .returning(columns);
  return stored;
}
