/** Returns 'coin' or 'coins'. */
export function coinWord(coins: number): string {
  return coins === 1 ? 'coin' : 'coins';
}
