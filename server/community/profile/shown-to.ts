import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { privacySetting } from './privacy-setting';
import { relationshipColumns } from './relationship.columns';

const opensTo = (audience: 'all' | 'friends'): SQL => privacySetting('profile_visibility', audience);

/** SQL equivalent of `canViewProfile`, for a statement with joined settings. */
export function shownTo(account: SQLWrapper, callerId: string | undefined): SQL {
  const toAll = opensTo('all');
  if (callerId === undefined) return toAll;
  const { isSelf, isFriend, isBlocked } = relationshipColumns(account, callerId);
  return sql`(${isSelf} or (not ${isBlocked} and ((${toAll}) or (${opensTo('friends')} and ${isFriend}))))`;
}
