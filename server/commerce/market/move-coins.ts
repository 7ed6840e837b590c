import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { LedgerReason } from '../../../src/domain/market/ledger';
import { coinMovement, isPortalLedger } from '../../../src/domain/market/ledger';
import type { UserId } from '../../../src/domain/session/current-user';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { ledgerEntries } from '../../platform/database/schema/market';
import type { ServerRandom } from '../../platform/system/server-random';
import { systemRandom } from '../../platform/system/server-random';

/** Coins that an account receives (positive) or spends (negative). */
export interface MovedCoins {
  readonly accountId: string;
  readonly amount: number;
  readonly reason: LedgerReason;
  /** Key of the movement, unique for an account. */
  readonly key: string;
  readonly at: Date;
  /** Transaction of the ledger, for rows that refer to it; default a new one. */
  readonly transactionId?: string;
}

/**
 * Moves coins: changes the balance, which locks the account, and adds the two entries of the ledger. Returns the new balance.
 * After an error the caller must roll back. All movements of coins use this function.
 */
export async function moveCoins(
  tx: Executor,
  { accountId, amount, reason, key, at, transactionId: given }: MovedCoins,
  random: ServerRandom = systemRandom,
): Promise<Result<number, 'not-enough-coins' | 'key-used'>> {
  const after = sql<number>`${accounts.balance} + ${amount}`;
  const [moved] = await tx
    .update(accounts)
    .set({ balance: after })
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt), gte(after, 0)))
    .returning({ balance: accounts.balance });
  if (!moved) return err('not-enough-coins');
  // The ledger identifies players by account id.
  const { entries } = coinMovement(accountId as UserId, amount, reason);
  const transactionId = given ?? random.uuid();
  const entered = await tx
    .insert(ledgerEntries)
    .values(
      entries.map((entry) => ({
        transactionId,
        amount: entry.amount,
        reason,
        createdAt: at,
        ...(isPortalLedger(entry.account)
          ? { portalLedger: entry.account }
          : { accountId: entry.account, idempotencyKey: key }),
      })),
    )
    .onConflictDoNothing({ target: [ledgerEntries.accountId, ledgerEntries.idempotencyKey] })
    .returning({ id: ledgerEntries.id });
  return entered.length === entries.length ? ok(moved.balance) : err('key-used');
}
