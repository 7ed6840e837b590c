import type { Relation } from '../account/relation';
import type { UserSettings } from '../session/settings';

/** The sender of a friend request: the relation to the receiver, and a friend in common. */
export interface Asker {
  readonly relation: Relation;
  readonly friendInCommon: boolean;
}

/**
 * True if a player's settings accept a friend request from this sender. `friends` means friends of friends.
 * @rule 1.3.3 Friend requests come from all, from friends of friends or from nobody, as the player's settings say.
 */
export function canSendFriendRequest({ community }: UserSettings, { relation, friendInCommon }: Asker): boolean {
  if (relation !== 'player' || community.friend_request === 'none') return false;
  return community.friend_request === 'all' || friendInCommon;
}
