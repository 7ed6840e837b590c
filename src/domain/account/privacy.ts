import type { Audience } from '../session/current-user';
import type { UserSettings } from '../session/settings';

/**
 * Relation of a viewer to the viewed player.
 * @rule 1.6.1 A visitor without an account sees everything that is public.
 */
export const RELATIONS = ['visitor', 'player', 'friend', 'blocked', 'self'] as const;

export type Relation = (typeof RELATIONS)[number];

/**
 * True if a viewer may see a part of a profile. Players always see their own; blocked players see nothing.
 * @rule 1.3.3 An audience is everybody, friends or nobody.
 */
export function canView(audience: Audience, relation: Relation): boolean {
  if (relation === 'self') return true;
  if (relation === 'blocked' || audience === 'none') return false;
  return audience === 'all' || relation === 'friend';
}

/** Ways in which one player can contact another. */
export type Approach = 'comment' | 'message' | 'trade' | 'follow';

/**
 * True if a player may contact another in this way. Visitors and the player themselves never may.
 * @rule 1.3.3 Comments, messages, trade offers and followers come only from players whom the settings allow.
 */
export function canContact(settings: UserSettings, approach: Approach, relation: Relation): boolean {
  if (relation === 'visitor' || relation === 'self') return false;
  const { privacy } = settings;
  switch (approach) {
    case 'comment':
      return canView(privacy.profile_comments, relation) && canView(privacy.profile_visibility, relation);
    case 'message':
      return canView(privacy.messages, relation);
    case 'trade':
      return canView(privacy.trade_offers, relation);
    case 'follow':
      return privacy.followers && relation !== 'blocked';
  }
}

/**
 * True if a player may write to another. `hasWritten` is true if the other player has written to this one.
 * @rule 1.3.3 Players may answer those who have written to them, whatever the settings say, except across a block.
 */
export function canMessage(settings: UserSettings, relation: Relation, hasWritten: boolean): boolean {
  const canAnswer = hasWritten && (relation === 'player' || relation === 'friend');
  return canAnswer || canContact(settings, 'message', relation);
}

/**
 * True if others may find a player by email address or phone number.
 * @rule 1.3.3 A player is found by email address or phone number only if a setting allows it.
 */
export function canBeFound({ community }: UserSettings, by: 'email' | 'phone', relation: Relation): boolean {
  if (relation === 'visitor' || relation === 'blocked') return false;
  return relation === 'self' || (by === 'email' ? community.searchable_by_email : community.searchable_by_phone);
}

/** Viewers as whom players can preview their own profile. */
export const PREVIEW_AUDIENCES = ['visitor', 'player', 'friend'] as const;

export type PreviewAudience = (typeof PREVIEW_AUDIENCES)[number];
