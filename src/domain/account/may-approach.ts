import type { UserSettings } from '../session/settings';
import { mayShow } from './may-show';
import type { Relation } from './relation';

/** What one player can do towards another. */
export type Approach = 'comment' | 'trade' | 'follow' | 'befriend';

/**
 * Tells whether somebody may approach a player so: an account is needed, and nobody approaches oneself, nor befriends a friend.
 * @rule 1.3.3 Comments, trade offers, followers and friend requests come from those whom the player allows.
 */
export function mayApproach(settings: UserSettings, approach: Approach, relation: Relation): boolean {
  if (relation === 'visitor' || relation === 'self') return false;
  const { privacy, community } = settings;
  switch (approach) {
    case 'comment':
      return mayShow(privacy.profile_comments, relation) && mayShow(privacy.profile_visibility, relation);
    case 'trade':
      return mayShow(privacy.trade_offers, relation);
    case 'follow':
      return privacy.followers && relation !== 'blocked';
    case 'befriend':
      return mayShow(community.friend_request, relation) && relation !== 'friend';
  }
}
