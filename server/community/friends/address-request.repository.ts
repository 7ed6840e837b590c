import { and, count, desc, eq, isNull, or } from 'drizzle-orm';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { addressRequests } from '../../platform/database/schema/address-requests';

const isRequest = (askerId: string, askedId: string) =>
  and(eq(addressRequests.askerId, askerId), eq(addressRequests.askedId, askedId));

/** A friend, a blocked player or the other side of a request. */
export interface AcquaintanceRow extends AvatarRow {
  readonly username: string;
  readonly alias: string | null;
  readonly since: Date;
}

/** Keeps that a player has asked another by an address or a number; false when that was so already. */
export async function insertAddressRequest(
  tx: Executor,
  askerId: string,
  askedId: string,
  now: Date,
): Promise<boolean> {
  const created = await tx
    .insert(addressRequests)
    .values({ askerId, askedId, askedAt: now })
    .onConflictDoNothing()
    .returning({ askerId: addressRequests.askerId });
  return created.length > 0;
}

/** Whether one player has asked another by an address or a number. */
export async function hasAddressRequest(executor: Executor, askerId: string, askedId: string): Promise<boolean> {
  const found = await executor
    .select({ at: addressRequests.askedAt })
    .from(addressRequests)
    .where(isRequest(askerId, askedId));
  return found.length > 0;
}

/** Forgets what one player has asked of another; both ways when the two are through with it. */
export async function deleteAddressRequests(
  tx: Executor,
  askerId: string,
  askedId: string,
  ways: 'one' | 'both',
): Promise<void> {
  const other = ways === 'both' ? isRequest(askedId, askerId) : undefined;
  await tx.delete(addressRequests).where(or(isRequest(askerId, askedId), other));
}

/** How many of a player’s requests by an address or a number wait for an answer. */
export async function countAddressRequests(executor: Executor, askerId: string): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(addressRequests)
    .where(eq(addressRequests.askerId, askerId));
  return counted?.count ?? 0;
}

/** Who has asked a player so, the newest first. */
export function listAddressRequests(
  executor: Executor,
  askedId: string,
  limit: number,
): Promise<readonly AcquaintanceRow[]> {
  return executor
    .select({
      username: accounts.username,
      alias: accounts.alias,
      ...avatarColumns,
      since: addressRequests.askedAt,
    })
    .from(addressRequests)
    .innerJoin(accounts, eq(accounts.id, addressRequests.askerId))
    .where(and(eq(addressRequests.askedId, askedId), isNull(accounts.deletedAt)))
    .orderBy(desc(addressRequests.askedAt), accounts.usernameKey)
    .limit(limit);
}
