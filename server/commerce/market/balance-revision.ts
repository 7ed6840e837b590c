import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { ledgerEntries } from '../../platform/database/schema/ledger-entries';

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
