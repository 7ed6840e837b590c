import type { SQL } from 'drizzle-orm';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { conversations, messages } from '../../platform/database/schema/inbox';
import { from } from './conversation.repository';
import type { Position } from './mailbox.repository';
import { deleteItem, finalBefore, notAbove, restoreItem } from './mailbox.repository';

/** A row of messages in an account's inbox, found by one of its messages, whose position it has. */
export interface FoundRow extends Position {
  readonly accountId: string;
  /** Condition of the row's messages to the account. */
  readonly received: SQL | undefined;
  /** The conversation; undefined for a message of the portal. */
  readonly conversation:
    | {
        /** Condition of the conversation in the account's list. */
        readonly which: SQL | undefined;
        /** Condition of the messages that the account has sent. Undefined for the conversation of deleted accounts. */
        readonly sent: SQL | undefined;
      }
    | undefined;
}

/** Finds the row with a message that the account has received or sent. */
export async function findRow(tx: Executor, accountId: string, id: string): Promise<FoundRow | undefined> {
  const { senderId, createdAt } = messages;
  const [found] = await tx
    .select({ receiverId: messages.accountId, senderId, subject: messages.subject, createdAt })
    .from(messages)
    .where(and(eq(messages.id, id), or(eq(messages.accountId, accountId), eq(senderId, accountId))));
  if (!found) return undefined;
  const position = { id, createdAt: found.createdAt, accountId };
  if (found.senderId === null && found.subject !== '')
    return { ...position, received: eq(messages.id, id), conversation: undefined };
  const ofAccount = eq(conversations.accountId, accountId);
  const otherId = found.senderId === accountId ? found.receiverId : found.senderId;
  if (otherId === null) {
    const received = and(eq(messages.accountId, accountId), isNull(senderId), eq(messages.subject, ''));
    return {
      ...position,
      received,
      conversation: { which: and(ofAccount, isNull(conversations.otherId)), sent: undefined },
    };
  }
  return {
    ...position,
    received: from(otherId, accountId),
    conversation: { which: and(ofAccount, eq(conversations.otherId, otherId)), sent: from(accountId, otherId) },
  };
}

/** Returns the id of a row's newest message to the account. Undefined if there is none that is not deleted. */
export async function findNewestReceived(tx: Executor, { received }: FoundRow): Promise<string | undefined> {
  const [newest] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(received, isNull(messages.deletedAt)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  return newest?.id;
}

type Deletion = Pick<typeof messages.$inferInsert, 'deletedAt' | 'senderDeletedAt'>;

/** Sets or clears the account's deletion of messages. Returns true if one has changed. */
async function setDeletion(tx: Executor, which: SQL | undefined, deletion: Deletion): Promise<boolean> {
  const changed = await tx.update(messages).set(deletion).where(which).returning({ id: messages.id });
  return changed.length > 0;
}

/** Deletes a row up to the message by which it was found, with the time of the first call. Repeating changes nothing. */
export async function deleteRow(tx: Executor, row: FoundRow, now: Date): Promise<boolean> {
  const { received, conversation } = row;
  if (!conversation) return deleteItem(tx, messages, { ...row, now });
  const shown = and(received, notAbove(messages, row), isNull(messages.deletedAt));
  const hasReceived = await setDeletion(tx, shown, { deletedAt: now });
  const sent = conversation.sent && and(conversation.sent, notAbove(messages, row), isNull(messages.senderDeletedAt));
  const hasSent = sent !== undefined && (await setDeletion(tx, sent, { senderDeletedAt: now }));
  if (hasReceived || hasSent) await tx.update(conversations).set({ deletedAt: now }).where(conversation.which);
  return true;
}

/** Undoes the latest deletion of a row. Returns false if it is final. */
export async function restoreRow(tx: Executor, row: FoundRow, now: Date): Promise<boolean> {
  const { received, conversation } = row;
  if (!conversation) return restoreItem(tx, messages, { ...row, now });
  const [found] = await tx.select({ at: conversations.deletedAt }).from(conversations).where(conversation.which);
  const at = found?.at ?? undefined;
  if (at === undefined) return true;
  if (at <= finalBefore(now)) return false;
  await setDeletion(tx, and(received, eq(messages.deletedAt, at)), { deletedAt: null });
  if (conversation.sent)
    await setDeletion(tx, and(conversation.sent, eq(messages.senderDeletedAt, at)), { senderDeletedAt: null });
  await tx.update(conversations).set({ deletedAt: null }).where(conversation.which);
  return true;
}
