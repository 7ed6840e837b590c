import type { Friendship } from './relationship';
import { FRIENDSHIPS } from './relationship';

/** What stands between two players as a profile shows it; `closed`: a stranger who takes no request from whoever looks. */
export const RELATIONSHIP_STATUSES = [...FRIENDSHIPS, 'closed'] as const;

export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];

/** What a profile shows of a pair to one of them; `open`: the other one would take a request. */
export function relationshipStatusOf(friendship: Friendship, open: boolean): RelationshipStatus {
  return friendship === 'none' && !open ? 'closed' : friendship;
}
