import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { accountSettings } from '../database/schema/account-settings';
import { tiesTo } from './relation.columns';

const visibility = sql`${accountSettings.settings} #>> '{privacy,profile_visibility}'`;
const opensTo = (audience: string): SQL => sql`${visibility} is not distinct from ${audience}`;

/** What `mayShowProfile` says of an account to the caller, as a condition of a statement that has its settings beside it; what is stored otherwise counts as `all`. */
export function shownTo(account: SQLWrapper, callerId: string | undefined): SQL {
  const toAll = sql`not ${opensTo('none')} and not ${opensTo('friends')}`;
  if (callerId === undefined) return toAll;
  const { isSelf, isFriend, isBlocked } = tiesTo(account, callerId);
  return sql`(${isSelf} or (not ${isBlocked} and ((${toAll}) or (${opensTo('friends')} and ${isFriend}))))`;
}
