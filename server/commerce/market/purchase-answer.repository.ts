import { and, eq, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/executor';
import { ledgerEntries, purchaseAnswers } from '../../platform/database/schema/market';
import { coinOrders } from '../../platform/database/schema/payments';

/** Stored response to the first use of a key. */
export interface StoredAnswer {
  readonly requestHash: string;
  readonly answer: unknown;
  readonly createdAt: Date;
}

/** Finds the stored response to an account's key. */
export async function findAnswer(
  executor: Executor,
  accountId: string,
  key: string,
): Promise<StoredAnswer | undefined> {
  const { requestHash, answer, createdAt } = purchaseAnswers;
  const [found] = await executor
    .select({ requestHash, answer, createdAt })
    .from(purchaseAnswers)
    .where(and(eq(purchaseAnswers.accountId, accountId), eq(purchaseAnswers.key, key)));
  return found;
}

/** True if the ledger contains a key of an account. It stores keys longer than responses. */
export async function keyIsSpent(executor: Executor, accountId: string, key: string): Promise<boolean> {
  const entered = executor
    .select({ id: sql`1` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.idempotencyKey, key)));
  const ordered = executor
    .select({ id: sql`1` })
    .from(coinOrders)
    .where(and(eq(coinOrders.accountId, accountId), eq(coinOrders.idempotencyKey, key)));
  return (await unionAll(entered, ordered).limit(1)).length > 0;
}

/** Stores a response. Replaces an expired one. */
export async function storeAnswer(tx: Executor, accountId: string, key: string, stored: StoredAnswer): Promise<void> {
  await tx
    .insert(purchaseAnswers)
    .values({ accountId, key, ...stored })
    .onConflictDoUpdate({ target: [purchaseAnswers.accountId, purchaseAnswers.key], set: stored });
}

/** Deletes the responses up to this moment. */
export async function deleteOldAnswers(executor: Executor, until: Date): Promise<void> {
  await executor.delete(purchaseAnswers).where(lte(purchaseAnswers.createdAt, until));
}
