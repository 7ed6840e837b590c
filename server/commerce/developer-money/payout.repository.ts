import { and, desc, eq, ne, sql, sum } from 'drizzle-orm';
import type { Payout, PayoutAccount, PayoutState } from '../../../src/domain/console/developer-money';
import type { Executor } from '../../platform/database/executor';
import { payouts, statements } from '../../platform/database/schema/developer-money';
import { developers } from '../../platform/database/schema/developers';

const PAYOUTS_MAX = 100;

const payoutOf = (row: typeof payouts.$inferSelect): Payout => ({
  ...{ id: row.id, currency: row.currency, amount: row.amount, state: row.state },
  requested: row.requestedAt.toISOString(),
  decided: row.decidedAt?.toISOString(),
  reference: row.reference ?? undefined,
  reason: row.reason ?? undefined,
});

/** Lists the payouts of a developer, newest first, at most 100. */
export async function listPayouts(executor: Executor, developerId: number): Promise<readonly Payout[]> {
  const rows = await executor
    .select()
    .from(payouts)
    .where(eq(payouts.developerId, developerId))
    .orderBy(desc(payouts.requestedAt), desc(payouts.id))
    .limit(PAYOUTS_MAX);
  return rows.map(payoutOf);
}

/** Returns closed statements less open and settled payouts of a developer, and if a payout is open. */
export async function readAccount(
  executor: Executor,
  developerId: number,
): Promise<Pick<PayoutAccount, 'balance' | 'isOpen'>> {
  const total = (column: Parameters<typeof sum>[0]) => sql`coalesce(${sum(column)}, 0)`.mapWith(Number);
  const [earned] = await executor
    .select({ amount: total(statements.amount) })
    .from(statements)
    .where(eq(statements.developerId, developerId));
  const [paid] = await executor
    .select({
      amount: total(payouts.amount),
      isOpen: sql<boolean>`coalesce(bool_or(${payouts.state} = 'requested'), false)`,
    })
    .from(payouts)
    .where(and(eq(payouts.developerId, developerId), ne(payouts.state, 'refused')));
  return { balance: (earned?.amount ?? 0) - (paid?.amount ?? 0), isOpen: paid?.isOpen ?? false };
}

/** Stores a request. The developer must be locked and the request checked. */
export async function insertPayout(
  tx: Executor,
  payout: Pick<typeof payouts.$inferInsert, 'developerId' | 'currency' | 'amount' | 'requestedAt' | 'requestedBy'>,
): Promise<string> {
  const [stored] = await tx
    .insert(payouts)
    .values({ ...payout, state: 'requested' })
    .returning({ id: payouts.id });
  if (!stored) throw new Error('The payout was not stored.');
  return stored.id;
}

/** A payout with its developer. */
export interface DeveloperPayout extends Payout {
  readonly developerId: number;
  /** Slug. */
  readonly developer: string;
}

const withDeveloper = (executor: Executor) =>
  executor
    .select({ payout: payouts, developer: developers.slug })
    .from(payouts)
    .innerJoin(developers, eq(developers.id, payouts.developerId));

/** Lists the payouts of all developers in a state, longest waiting first. */
export async function listPayoutsBy(executor: Executor, state: PayoutState): Promise<readonly DeveloperPayout[]> {
  const rows = await withDeveloper(executor).where(eq(payouts.state, state)).orderBy(payouts.requestedAt, payouts.id);
  return rows.map(({ payout, developer }) => ({ ...payoutOf(payout), developerId: payout.developerId, developer }));
}

/** Finds a payout and locks it until the end of the transaction. */
export async function lockPayout(tx: Executor, id: string): Promise<DeveloperPayout | undefined> {
  const [row] = await withDeveloper(tx).where(eq(payouts.id, id)).for('update', { of: payouts });
  return row && { ...payoutOf(row.payout), developerId: row.payout.developerId, developer: row.developer };
}

/** The operator's decision: the reference of the payment, or the reason of a refusal. */
export type PayoutDecision =
  | { readonly state: 'settled'; readonly reference: string }
  | { readonly state: 'refused'; readonly reason: string };

/** Stores the decision about an open payout, which the caller has locked. */
export async function decidePayout(tx: Executor, id: string, decision: PayoutDecision, now: Date): Promise<void> {
  await tx
    .update(payouts)
    .set({ ...decision, decidedAt: now })
    .where(eq(payouts.id, id));
}
