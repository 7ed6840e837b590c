import type { UserId } from '../session/current-user';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';

/** Reasons for a movement of coins. */
export const ledgerReasons = ['grant', 'purchase', 'premium', 'item', 'refund'] as const;

export type LedgerReason = (typeof ledgerReasons)[number];

/** The portal's own ledger accounts, the other side of every player's movement. */
export const portalLedgerNames = ['promotion', 'sales', 'premium', 'items'] as const;

type PortalLedger = (typeof portalLedgerNames)[number];

interface LedgerEntry {
  readonly account: UserId | PortalLedger;
  /** Amount in coins: positive when received, negative when given. */
  readonly amount: number;
}

interface LedgerTransaction {
  readonly reason: LedgerReason;
  readonly entries: readonly LedgerEntry[];
}

/** Ledger account of the portal for each reason; a refund reverses a sale. */
export const portalLedgers: Readonly<Record<LedgerReason, PortalLedger>> = {
  grant: 'promotion',
  purchase: 'sales',
  premium: 'premium',
  item: 'items',
  refund: 'sales',
};

/** True for a ledger account of the portal, false for a player's account. */
export function isPortalLedger(account: LedgerEntry['account']): account is PortalLedger {
  return portalLedgerNames.some((name) => name === account);
}

/**
 * Creates the transaction of a player's movement of coins (signed, not zero) with its other side.
 * @rule 3.8 Every movement of coins is entered twice.
 */
export function coinMovement(player: UserId, amount: number, reason: LedgerReason): LedgerTransaction {
  return {
    reason,
    entries: [
      { account: player, amount },
      { account: portalLedgers[reason], amount: -amount },
    ],
  };
}

/**
 * True if a transaction moves whole coins and creates or destroys none.
 * @rule 3.8 The entries of a transaction add up to zero.
 */
export function isBalanced({ entries }: LedgerTransaction): boolean {
  return (
    entries.every(({ amount }) => Number.isSafeInteger(amount)) &&
    entries.reduce((sum, { amount }) => sum + amount, 0) === 0
  );
}

/** All transactions, oldest first; append-only. */
export type Ledger = readonly LedgerTransaction[];

export type LedgerRefusal =
  | { readonly kind: 'unbalanced' }
  | { readonly kind: 'not-enough-coins'; readonly missing: number };

/**
 * Returns the coins of an account.
 * @rule 3.8 A balance is the sum of its account's entries.
 */
export function balanceOf(ledger: Ledger, account: LedgerEntry['account']): number {
  return ledger
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.account === account)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Appends a transaction, or refuses it as a whole.
 * @rule 3.8 No transaction takes a player's balance below zero.
 */
export function post(ledger: Ledger, transaction: LedgerTransaction): Result<Ledger, LedgerRefusal> {
  if (!isBalanced(transaction)) return err({ kind: 'unbalanced' });
  const written = [...ledger, transaction];
  const players = transaction.entries.map(({ account }) => account).filter((account) => !isPortalLedger(account));
  const lowest = Math.min(0, ...players.map((player) => balanceOf(written, player)));
  return lowest < 0 ? err({ kind: 'not-enough-coins', missing: -lowest }) : ok(written);
}
