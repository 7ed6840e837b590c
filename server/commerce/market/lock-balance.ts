import type { SQL } from 'drizzle-orm';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { ledgerEntries } from '../../platform/database/schema/ledger-entries';

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

/** The revision of an account's balance as a part of a query over accounts, which then sees both as they were at one moment. */
export const revisionOfAccount: SQL<number> =
  sql<number>`coalesce((select max(${ledgerEntries.id}) from ${ledgerEntries} where ${ledgerEntries.accountId} = ${accounts.id}), 0)`.mapWith(
    Number,
  );

/**
 * The number of an account's newest movement of coins, 0 before the first: of two balances the one of the greater number is newer, because
 * movements of one account are entered one after the other. Asked for in the transaction that holds the account, after its movement.
 */
export async function balanceRevision(tx: Executor, accountId: string): Promise<number> {
  const [found] = await tx
    .select({ revision: sql`coalesce(max(${ledgerEntries.id}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.accountId} = ${accountId}`);
  return found?.revision ?? 0;
}
