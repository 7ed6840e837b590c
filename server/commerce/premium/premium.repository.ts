import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';

/** Returns the end of an account's premium, which can be in the past. The caller must have locked the account. */
export async function premiumOf(tx: Executor, accountId: string): Promise<Date | undefined> {
  const [found] = await tx
    .select({ premiumUntil: accounts.premiumUntil })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return found?.premiumUntil ?? undefined;
}

/** Sets the end of an account's premium. */
export async function extendPremium(tx: Executor, accountId: string, until: Date): Promise<void> {
  await tx.update(accounts).set({ premiumUntil: until }).where(eq(accounts.id, accountId));
}
