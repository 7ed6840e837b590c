import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { LedgerEntry, LedgerTransaction } from './ledger-transaction';
import { isBalanced, isHouseLedger } from './ledger-transaction';

/** All transactions, oldest first; append-only. */
export type Ledger = readonly LedgerTransaction[];

export type LedgerRefusal =
  { readonly kind: 'unbalanced' } | { readonly kind: 'not-enough-coins'; readonly missing: number };

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
  const players = transaction.entries.map(({ account }) => account).filter((account) => !isHouseLedger(account));
  const lowest = Math.min(0, ...players.map((player) => balanceOf(written, player)));
  return lowest < 0 ? err({ kind: 'not-enough-coins', missing: -lowest }) : ok(written);
}
