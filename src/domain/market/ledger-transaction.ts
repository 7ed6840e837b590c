import type { UserId } from '../session/current-user';

/** Why coins move. */
export const ledgerReasons = ['grant', 'purchase', 'premium', 'item', 'refund'] as const;

export type LedgerReason = (typeof ledgerReasons)[number];

/** The portal's own books, the other side of every player's movement. */
export const houseLedgerNames = ['promotion', 'sales', 'premium', 'items'] as const;

export type HouseLedger = (typeof houseLedgerNames)[number];

export interface LedgerEntry {
  readonly account: UserId | HouseLedger;
  /** Coins: positive when received, negative when given. */
  readonly amount: number;
}

export interface LedgerTransaction {
  readonly reason: LedgerReason;
  readonly entries: readonly LedgerEntry[];
}

/** The book against which a reason is written; a refund undoes a sale. */
export const houseLedgers: Readonly<Record<LedgerReason, HouseLedger>> = {
  grant: 'promotion',
  purchase: 'sales',
  premium: 'premium',
  item: 'items',
  refund: 'sales',
};

/** Tells a book of the house from a player's account. */
export function isHouseLedger(account: LedgerEntry['account']): account is HouseLedger {
  return houseLedgerNames.some((book) => book === account);
}

/**
 * Writes a player's movement of coins (signed, not zero) with its other side.
 * @rule 3.8 Every movement of coins is entered twice.
 */
export function coinMovement(player: UserId, amount: number, reason: LedgerReason): LedgerTransaction {
  return {
    reason,
    entries: [
      { account: player, amount },
      { account: houseLedgers[reason], amount: -amount },
    ],
  };
}

/**
 * Tells whether a transaction moves whole coins and makes or loses none.
 * @rule 3.8 The entries of a transaction add up to zero.
 */
export function isBalanced({ entries }: LedgerTransaction): boolean {
  return (
    entries.every(({ amount }) => Number.isSafeInteger(amount)) &&
    entries.reduce((sum, { amount }) => sum + amount, 0) === 0
  );
}
