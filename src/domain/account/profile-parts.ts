import type { UserSettings } from '../session/settings';
import { canView } from './can-view';
import type { Relation } from './relation';

/** The parts of a profile that a player may hide, each with the setting that decides. */
const DECIDED_BY = {
  history: 'play_history',
  badges: 'badge_visibility',
  achievements: 'achievement_visibility',
  activity: 'activity_visibility',
  friends: 'friend_visibility',
  inventory: 'inventory_visibility',
} as const;

export type ProfilePart = keyof typeof DECIDED_BY;

/** Every part of a profile that a setting opens or closes. */
export const PROFILE_PARTS = Object.keys(DECIDED_BY) as readonly ProfilePart[];

/**
 * Tells whether the profile as a whole may be shown.
 * @rule 1.3.3 The profile's visibility decides over the profile.
 */
export function canViewProfile({ privacy }: UserSettings, relation: Relation): boolean {
  return canView(privacy.profile_visibility, relation);
}

/**
 * The parts of a profile that may be shown; none of a hidden profile.
 * @rule 3.4 A profile shows what the player's privacy settings let the caller see.
 */
export function visibleParts(settings: UserSettings, relation: Relation): readonly ProfilePart[] {
  if (!canViewProfile(settings, relation)) return [];
  return PROFILE_PARTS.filter((part) => canView(settings.privacy[DECIDED_BY[part]], relation));
}
