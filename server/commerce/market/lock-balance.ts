import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';

/** Holds the coins of an account until the end of the transaction and answers how many there are: its purchases come one after the other. Undefined once the account is deleted. */
export async function lockBalance(tx: Executor, accountId: string): Promise<number | undefined> {
  const [held] = await tx
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)))
    // What refers to the account need not wait.
    .for('no key update');
  return held?.balance;
}
