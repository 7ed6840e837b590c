import type { Cents, CoinOffer } from '../../src/domain/market/money';

const offer = (amount: number, price: number, special = false): CoinOffer => ({
  amount,
  price: price as Cents,
  special,
});

/** Coin packs of a new portal (decisions §8). */
export const coinOffers: readonly CoinOffer[] = [
  offer(10, 99),
  offer(25, 229),
  offer(50, 449),
  offer(100, 799, true),
  offer(250, 1799),
];
