import type { Audience } from '../session/audience';
import type { Relation } from './relation';

/**
 * Tells whether a part of a player may be shown: to oneself always, to the blocked never, to others as the audience says.
 * @rule 1.3.3 A visibility says who may see: all, friends or nobody.
 */
export function canView(audience: Audience, relation: Relation): boolean {
  if (relation === 'self') return true;
  if (relation === 'blocked' || audience === 'none') return false;
  return audience === 'all' || relation === 'friend';
}
