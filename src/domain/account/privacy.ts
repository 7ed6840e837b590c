import type { Audience } from '../session/current-user';
import type { UserSettings } from '../session/settings';

/**
 * What somebody who looks is to the player looked at.
 * @rule 1.6.1 A visitor sees without an account what is open to all.
 */
export const RELATIONS = ['visitor', 'player', 'friend', 'blocked', 'self'] as const;

export type Relation = (typeof RELATIONS)[number];

/**
 * Tells whether a part of a player may be shown: to oneself always, to the blocked never, to others as the audience says.
 * @rule 1.3.3 A visibility says who may see: all, friends or nobody.
 */
export function canView(audience: Audience, relation: Relation): boolean {
  if (relation === 'self') return true;
  if (relation === 'blocked' || audience === 'none') return false;
  return audience === 'all' || relation === 'friend';
}

/** What one player can do towards another. */
export type Approach = 'comment' | 'trade' | 'follow';

/**
 * Tells whether somebody may approach a player so: an account is needed, and nobody approaches oneself.
 * @rule 1.3.3 Comments, trade offers and followers come from those whom the player allows.
 */
export function canContact(settings: UserSettings, approach: Approach, relation: Relation): boolean {
  if (relation === 'visitor' || relation === 'self') return false;
  const { privacy } = settings;
  switch (approach) {
    case 'comment':
      return canView(privacy.profile_comments, relation) && canView(privacy.profile_visibility, relation);
    case 'trade':
      return canView(privacy.trade_offers, relation);
    case 'follow':
      return privacy.followers && relation !== 'blocked';
  }
}

/**
 * Tells whether a player is found by the mail address or telephone number that somebody else knows.
 * @rule 1.3.3 A player is found by address or number only where a setting allows it.
 */
export function canBeFound({ community }: UserSettings, by: 'email' | 'phone', relation: Relation): boolean {
  if (relation === 'visitor' || relation === 'blocked') return false;
  return relation === 'self' || (by === 'email' ? community.searchable_by_email : community.searchable_by_phone);
}

/** With whose eyes a player can look at the own profile. */
export const PREVIEW_AUDIENCES = ['visitor', 'player', 'friend'] as const;

export type PreviewAudience = (typeof PREVIEW_AUDIENCES)[number];
