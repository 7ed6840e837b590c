import { canView } from '../account/can-view';
import { canViewProfile } from '../account/profile-parts';
import type { Relation } from '../account/relation';
import type { UserSettings } from '../session/settings';
import type { Titled } from '../shared/titled';

/** Whether a player is there, and what they play. */
export interface Presence {
  readonly online: boolean;
  readonly playing: Titled | undefined;
}

/** Not there, as far as is told. */
export const AWAY: Presence = { online: false, playing: undefined };

/**
 * What is told of a player's presence: nothing while they focus, to strangers, or where the activity is hidden; the game only where the play history is shown.
 * @rule 1.3.3 The activity's visibility decides whether friends see who is there, the play history's what they play.
 * @rule 1.3.3 Who focuses is away for everybody else.
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
