import type { UserSettings } from '../session/settings';
import type { Relation } from './relation';

/**
 * Tells whether a player is found by the mail address or telephone number that somebody else knows.
 * @rule 1.3.3 A player is found by address or number only where a setting allows it.
 */
export function canBeFound({ community }: UserSettings, by: 'email' | 'phone', relation: Relation): boolean {
  if (relation === 'visitor' || relation === 'blocked') return false;
  return relation === 'self' || (by === 'email' ? community.searchable_by_email : community.searchable_by_phone);
}
