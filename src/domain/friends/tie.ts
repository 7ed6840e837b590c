import type { Friendship } from './pair';
import { FRIENDSHIPS } from './pair';

/** What stands between two players as a profile shows it; `closed`: a stranger who takes no request from whoever looks. */
export const TIES = [...FRIENDSHIPS, 'closed'] as const;

export type Tie = (typeof TIES)[number];

/** What a profile shows of a pair to one of them; `open`: the other one would take a request. */
export function tieOf(friendship: Friendship, open: boolean): Tie {
  return friendship === 'none' && !open ? 'closed' : friendship;
}
