import { and, eq, isNotNull, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { lockAddress } from './lock-address';

/**
 * Marks the account's address as verified. Returns false if the account has another address, or another account has verified this one.
 * Call it in a transaction: of two concurrent calls, the first gets the address.
 */
export async function verifyAddress(tx: Executor, accountId: string, emailKey: string, now: Date): Promise<boolean> {
  await lockAddress(tx, emailKey);
  const other = alias(accounts, 'other');
  const owner = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.emailKey, emailKey), isNotNull(other.emailVerifiedAt)));
  const verified = await tx
    .update(accounts)
    .set({ emailVerifiedAt: now })
    .where(
      and(
        eq(accounts.id, accountId),
        eq(accounts.emailKey, emailKey),
        isNull(accounts.emailVerifiedAt),
        notExists(owner),
      ),
    )
    .returning({ id: accounts.id });
  return verified.length > 0;
}
