import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';

/** When an account's premium ends or has ended; the account is held by whoever buys. */
export async function premiumOf(tx: Executor, accountId: string): Promise<Date | undefined> {
  const [found] = await tx
    .select({ premiumUntil: accounts.premiumUntil })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return found?.premiumUntil ?? undefined;
}

/** Lets premium end then. */
export async function extendPremium(tx: Executor, accountId: string, until: Date): Promise<void> {
  await tx.update(accounts).set({ premiumUntil: until }).where(eq(accounts.id, accountId));
}
