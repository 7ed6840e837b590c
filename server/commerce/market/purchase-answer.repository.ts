import { and, eq, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/executor';
import { coinOrders } from '../../platform/database/schema/coin-orders';
import { ledgerEntries } from '../../platform/database/schema/ledger-entries';
import { purchaseAnswers } from '../../platform/database/schema/purchase-answers';

/** What is kept of the first use of a key. */
export interface StoredAnswer {
  readonly requestHash: string;
  readonly answer: unknown;
  readonly createdAt: Date;
}

/** The first answer under a key of an account. */
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

/** Tells whether a key of an account stands in its books, which remember longer than answers are kept. */
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

/** Keeps an answer, in the place of one whose time is over. */
export async function storeAnswer(tx: Executor, accountId: string, key: string, kept: StoredAnswer): Promise<void> {
  await tx
    .insert(purchaseAnswers)
    .values({ accountId, key, ...kept })
    .onConflictDoUpdate({ target: [purchaseAnswers.accountId, purchaseAnswers.key], set: kept });
}

/** Forgets the answers from this moment and before. */
export async function deleteOldAnswers(executor: Executor, until: Date): Promise<void> {
  await executor.delete(purchaseAnswers).where(lte(purchaseAnswers.createdAt, until));
}
