import type { UserSettings } from '../session/settings';
import { canView } from './can-view';
import type { Relation } from './relation';

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
