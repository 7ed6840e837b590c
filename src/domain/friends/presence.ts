import { canView } from '../account/can-view';
import { canViewProfile } from '../account/profile-parts';
import type { Relation } from '../account/relation';
import type { UserSettings } from '../session/settings';
import type { Titled } from '../shared/titled';

/** Online state and current game of a player. */
export interface Presence {
  readonly online: boolean;
  readonly playing: Titled | undefined;
}

/** Offline, or hidden. */
export const AWAY: Presence = { online: false, playing: undefined };

/**
 * Returns the presence that a friend may see. Focus mode and hidden activity hide all; a hidden play history hides the game.
 * @rule 1.3.3 The activity's visibility decides whether friends see the presence, the play history's visibility whether they see the game.
 * @rule 1.3.3 A player in focus mode is offline for everybody else.
 */
export function shownPresence(settings: UserSettings, relation: Relation, presence: Presence): Presence {
  const { privacy, community } = settings;
  const known = relation === 'self' || relation === 'friend';
  const told = canViewProfile(settings, relation) && canView(privacy.activity_visibility, relation);
  if (!known || !told || (community.focus_mode && relation !== 'self')) return AWAY;
  return {
    online: presence.online || presence.playing !== undefined,
    playing: canView(privacy.play_history, relation) ? presence.playing : undefined,
  };
}
