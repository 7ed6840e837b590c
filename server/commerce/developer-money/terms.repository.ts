import { and, asc, desc, eq, isNull, lte, max, ne, or, sql } from 'drizzle-orm';
import type { MoneyTerms, PayoutCurrency } from '../../../src/domain/console/developer-money';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { coinRates, revenueShares, statements } from '../../platform/database/schema/developer-money';

/** Terms of a month with the least amount of a payout. */
export type StoredTerms = MoneyTerms & { readonly minimum: number };

/** First day of a month, as stored. */
export const storedMonth = (month: string): string => `${month}-01`;

/** A month of a stored first day. */
export const monthOfStored = (day: string): string => day.slice(0, 7);

/** Waits for and excludes other changes of terms and closings of months until the end of the transaction. */
export async function lockTerms(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table ${coinRates} in exclusive mode`);
}

/** Returns the terms of a developer in a month; undefined if the operator has set no rate or no share for it. */
export async function findTerms(
  executor: Executor,
  developerId: number,
  month: string,
): Promise<StoredTerms | undefined> {
  const day = storedMonth(month);
  const [rate] = await executor
    .select()
    .from(coinRates)
    .where(lte(coinRates.fromMonth, day))
    .orderBy(desc(coinRates.fromMonth))
    .limit(1);
  const { developerId: of, fromMonth, basisPoints } = revenueShares;
  const [share] = await executor
    .select({ basisPoints })
    .from(revenueShares)
    .where(and(or(eq(of, developerId), isNull(of)), lte(fromMonth, day)))
    .orderBy(sql`${of} is null`, desc(fromMonth))
    .limit(1);
  if (!rate || !share) return undefined;
  const { currency, perThousand, minimum } = rate;
  return { currency, perThousand, minimum, basisPoints: share.basisPoints };
}

/** Returns the newest closed month of a developer, or of all. */
async function lastClosed(executor: Executor, developerId: number | undefined): Promise<string | undefined> {
  const [found] = await executor
    .select({ month: max(statements.month) })
    .from(statements)
    .where(developerId === undefined ? undefined : eq(statements.developerId, developerId));
  return found?.month ? monthOfStored(found.month) : undefined;
}

/** Permits a change from a month on, unless that month is closed. The terms must be locked. */
async function checkOpen(tx: Executor, month: string, developerId?: number): Promise<Result<void, string>> {
  const closed = await lastClosed(tx, developerId);
  return closed === undefined || month > closed
    ? ok(undefined)
    : err(`The statements of ${closed} are closed. Choose a later month with --from.`);
}

/** A value of coins from a month on. */
export interface NewRate {
  readonly month: string;
  readonly currency: PayoutCurrency;
  readonly perThousand: number;
  readonly minimum: number;
}

/** Stores the value of coins from a month on. Refuses closed months and another currency. */
export async function storeRate(tx: Executor, { month, ...rate }: NewRate): Promise<Result<void, string>> {
  await lockTerms(tx);
  const open = await checkOpen(tx, month);
  if (!open.ok) return open;
  const fromMonth = storedMonth(month);
  const [other] = await tx.select().from(coinRates).where(ne(coinRates.currency, rate.currency)).limit(1);
  if (other) return err(`The portal pays in ${other.currency}. A balance has one currency, so it cannot change.`);
  await tx
    .insert(coinRates)
    .values({ fromMonth, ...rate })
    .onConflictDoUpdate({ target: coinRates.fromMonth, set: rate });
  return ok(undefined);
}

/** A share of the revenue from a month on, of one developer or of all without an own one. */
export interface NewShare {
  readonly month: string;
  readonly developerId: number | undefined;
  readonly basisPoints: number;
}

/** Stores a share from a month on. Refuses closed months. */
export async function storeShare(
  tx: Executor,
  { month, developerId, basisPoints }: NewShare,
): Promise<Result<void, string>> {
  await lockTerms(tx);
  const open = await checkOpen(tx, month, developerId);
  if (!open.ok) return open;
  await tx
    .insert(revenueShares)
    .values({ fromMonth: storedMonth(month), developerId: developerId ?? null, basisPoints })
    .onConflictDoUpdate({ target: [revenueShares.developerId, revenueShares.fromMonth], set: { basisPoints } });
  return ok(undefined);
}

/** Lists all values of coins and all shares, oldest first. */
export async function listTerms(executor: Executor): Promise<{
  readonly rates: readonly NewRate[];
  readonly shares: readonly NewShare[];
}> {
  const rates = await executor.select().from(coinRates).orderBy(asc(coinRates.fromMonth));
  const shares = await executor.select().from(revenueShares).orderBy(asc(revenueShares.fromMonth));
  return {
    rates: rates.map(({ fromMonth, ...rate }) => ({ month: monthOfStored(fromMonth), ...rate })),
    shares: shares.map(({ fromMonth, developerId, basisPoints }) => ({
      ...{ month: monthOfStored(fromMonth), basisPoints },
      developerId: developerId ?? undefined,
    })),
  };
}
