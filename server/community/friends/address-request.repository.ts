import { and, count, desc, eq, isNull, or } from 'drizzle-orm';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { addressRequests } from '../../platform/database/schema/friends';

const isRequest = (senderId: string, receiverId: string) =>
  and(eq(addressRequests.senderId, senderId), eq(addressRequests.receiverId, receiverId));

/** A friend, a blocked player, or the sender or receiver of a request. */
export interface AcquaintanceRow extends AvatarRow {
  readonly username: string;
  readonly alias: string | null;
  readonly since: Date;
}

/** Stores a friend request by email address or phone number. Returns false if it exists. */
export async function insertAddressRequest(
  tx: Executor,
  senderId: string,
  receiverId: string,
  now: Date,
): Promise<boolean> {
  const created = await tx
    .insert(addressRequests)
    .values({ senderId, receiverId, sentAt: now })
    .onConflictDoNothing()
    .returning({ senderId: addressRequests.senderId });
  return created.length > 0;
}

/** True if one player has sent another a friend request by email address or phone number. */
export async function hasAddressRequest(executor: Executor, senderId: string, receiverId: string): Promise<boolean> {
  const found = await executor
    .select({ at: addressRequests.sentAt })
    .from(addressRequests)
    .where(isRequest(senderId, receiverId));
  return found.length > 0;
}

/** Deletes a friend request by email address or phone number, optionally in both directions. */
export async function deleteAddressRequests(
  tx: Executor,
  senderId: string,
  receiverId: string,
  ways: 'one' | 'both',
): Promise<void> {
  const other = ways === 'both' ? isRequest(receiverId, senderId) : undefined;
  await tx.delete(addressRequests).where(or(isRequest(senderId, receiverId), other));
}

/** Counts a player’s open requests by email address or phone number. */
export async function countAddressRequests(executor: Executor, senderId: string): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(addressRequests)
    .where(eq(addressRequests.senderId, senderId));
  return counted?.count ?? 0;
}

/** Returns the senders of a player's requests by email address or phone number, newest first. */
export function listAddressRequests(
  executor: Executor,
  receiverId: string,
  limit: number,
): Promise<readonly AcquaintanceRow[]> {
  return executor
    .select({
      username: accounts.username,
      alias: accounts.alias,
      ...avatarColumns,
      since: addressRequests.sentAt,
    })
    .from(addressRequests)
    .innerJoin(accounts, eq(accounts.id, addressRequests.senderId))
    .where(and(eq(addressRequests.receiverId, receiverId), isNull(accounts.deletedAt)))
    .orderBy(desc(addressRequests.sentAt), accounts.usernameKey)
    .limit(limit);
}
