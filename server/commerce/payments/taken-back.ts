import { ownsCoins } from '../../../src/domain/market/purchase-order';
import type { CoinOrderRow } from './order.repository';

/** Coins of an order that were taken back from its buyer; 0 while it owns them, and for one that was never credited. */
export function takenBack({
  state,
  receipt,
  amount,
  held,
}: Pick<CoinOrderRow, 'state' | 'receipt' | 'amount' | 'held'>): number {
  return receipt === null || ownsCoins(state) ? 0 : amount - held;
}
