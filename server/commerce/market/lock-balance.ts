import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { ledgerEntries } from '../../platform/database/schema/market';

/**
 * Locks an account's coins until the transaction ends and returns their number, so purchases run one after another.
 * Undefined for a deleted account.
 */
export async function lockBalance(tx: Executor, accountId: string): Promise<number | undefined> {
  const [held] = await tx
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)))
    // Rows that reference the account need not wait.
    .for('no key update');
  return held?.balance;
}

/** Revision of a balance as a subquery of accounts, so that balance and revision are consistent. */
export const revisionOfAccount: SQL<number> =
  sql<number>`coalesce((select max(${ledgerEntries.id}) from ${ledgerEntries} where ${ledgerEntries.accountId} = ${accounts.id}), 0)`.mapWith(
    Number,
  );

/**
 * Returns the number of an account's newest movement of coins, or 0. A balance with a greater number is newer, because the
 * movements of an account are entered one after another. Call it after the movement, in the transaction that locks the account.
 */
export async function balanceRevision(tx: Executor, accountId: string): Promise<number> {
  const [found] = await tx
    .select({ revision: sql`coalesce(max(${ledgerEntries.id}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.accountId} = ${accountId}`);
  return found?.revision ?? 0;
}
