/** Coins taken back, and coins missing from the balance. */
export interface TakeBack {
  readonly taken: number;
  readonly missing: number;
}

/**
 * Takes coins back from a balance, down to zero.
 * @rule 3.8 A refund takes back as far as there are coins and says how many are missing.
 */
export function takeBack(coins: number, balance: number): TakeBack {
  const taken = Math.min(coins, balance);
  return { taken, missing: coins - taken };
}
