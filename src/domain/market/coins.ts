/**
 * True if a value is an amount of coins: a non-negative safe integer.
 * @rule 3.4 Coins are integers.
 */
export function isCoins(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
