import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { LedgerReason } from '../../../src/domain/market/ledger';
import { coinMovement, isHouseLedger } from '../../../src/domain/market/ledger';
import type { UserId } from '../../../src/domain/session/current-user';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { ledgerEntries } from '../../platform/database/schema/ledger-entries';
import type { ServerRandom } from '../../platform/system/server-random';
import { systemRandom } from '../../platform/system/server-random';

/** Coins that an account receives (positive) or gives. */
export interface MovedCoins {
  readonly accountId: string;
  readonly amount: number;
  readonly reason: LedgerReason;
  /** What the movement is called; no account has two of one name. */
  readonly key: string;
  readonly at: Date;
}

/**
 * The one way in which coins move: changes the balance, which locks the account, and enters the movement twice. Answers the new balance.
 * What is refused must be rolled back by the caller.
 */
export async function moveCoins(
  tx: Executor,
  { accountId, amount, reason, key, at }: MovedCoins,
  random: ServerRandom = systemRandom,
): Promise<Result<number, 'not-enough-coins' | 'key-used'>> {
  const after = sql<number>`${accounts.balance} + ${amount}`;
  const [moved] = await tx
    .update(accounts)
    .set({ balance: after })
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt), gte(after, 0)))
    .returning({ balance: accounts.balance });
  if (!moved) return err('not-enough-coins');
  // The ledger knows its players by the ids of their accounts.
  const { entries } = coinMovement(accountId as UserId, amount, reason);
  const transactionId = random.uuid();
  const entered = await tx
    .insert(ledgerEntries)
    .values(
      entries.map((entry) => ({
        transactionId,
        amount: entry.amount,
        reason,
        createdAt: at,
        ...(isHouseLedger(entry.account) ? { book: entry.account } : { accountId: entry.account, idempotencyKey: key }),
      })),
    )
    .onConflictDoNothing({ target: [ledgerEntries.accountId, ledgerEntries.idempotencyKey] })
    .returning({ id: ledgerEntries.id });
  return entered.length === entries.length ? ok(moved.balance) : err('key-used');
}
