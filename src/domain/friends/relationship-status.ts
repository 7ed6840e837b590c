import type { Friendship } from './relationship';
import { FRIENDSHIPS } from './relationship';

/** Relationship as a profile shows it; `closed` is a stranger who accepts no request from the viewer. */
export const RELATIONSHIP_STATUSES = [...FRIENDSHIPS, 'closed'] as const;

export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];

/** Returns the relationship that a profile shows; `open` is true if the profile's owner accepts requests from the viewer. */
export function relationshipStatusOf(friendship: Friendship, open: boolean): RelationshipStatus {
  return friendship === 'none' && !open ? 'closed' : friendship;
}
