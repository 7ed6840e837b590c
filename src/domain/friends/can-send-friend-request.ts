import type { Relation } from '../account/relation';
import type { UserSettings } from '../session/settings';

/** Who would ask: what they are to the player asked, and whether the two have a friend in common. */
export interface Asker {
  readonly relation: Relation;
  readonly friendInCommon: boolean;
}

/**
 * Tells whether a player lets somebody ask for friendship: friends of friends where the setting says `friends`.
 * @rule 1.3.3 Friend requests come from all, from friends of friends or from nobody, as the player says.
 */
export function canSendFriendRequest({ community }: UserSettings, { relation, friendInCommon }: Asker): boolean {
  if (relation !== 'player' || community.friend_request === 'none') return false;
  return community.friend_request === 'all' || friendInCommon;
}
