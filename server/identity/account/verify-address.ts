import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { lockAddress, otherOwner } from './lock-address';

/**
 * Marks the account's address as verified. Returns false if the account has another address, or another account has verified this one.
 * Call it in a transaction: of two concurrent calls, the first gets the address.
 */
export async function verifyAddress(tx: Executor, accountId: string, emailKey: string, now: Date): Promise<boolean> {
  await lockAddress(tx, emailKey);
  const verified = await tx
    .update(accounts)
    .set({ emailVerifiedAt: now })
    .where(
      and(
        eq(accounts.id, accountId),
        eq(accounts.emailKey, emailKey),
        isNull(accounts.emailVerifiedAt),
        notExists(otherOwner(tx, emailKey, accountId)),
      ),
    )
    .returning({ id: accounts.id });
  return verified.length > 0;
}
