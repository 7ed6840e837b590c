import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Relation } from '../../../src/domain/account/privacy';
import type { Friendship } from '../../../src/domain/friends/relationship';
import { playerFollows } from '../../platform/database/schema/follows';
import { addressRequests, blocks, friendships } from '../../platform/database/schema/friends';

/** Relationship of two accounts as stored. */
export interface RelationshipColumns {
  readonly isSelf: boolean;
  readonly isFriend: boolean;
  readonly isBlocked: boolean;
}

/** Id of no account, for visitors. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Columns of the relationship between an account of the statement and the caller: friendship, and blocks in either
 * direction.
 */
export function relationshipColumns(account: SQLWrapper, callerId: string | undefined) {
  const caller: SQL = sql`${callerId ?? NOBODY}::uuid`;
  return {
    isSelf: sql<boolean>`${account} = ${caller}`,
    isFriend: sql<boolean>`exists (
      select 1 from ${friendships} as pair where pair.first = least(${account}, ${caller})
      and pair.second = greatest(${account}, ${caller}) and pair.accepted_at is not null
    )`,
    isBlocked: sql<boolean>`exists (
      select 1 from ${blocks} as block where (block.blocker = ${account} and block.blocked = ${caller})
      or (block.blocker = ${caller} and block.blocked = ${account})
    )`,
  };
}

/** Column with the friendship state of an account of the statement, as the caller sees it. */
export function friendshipWith(account: SQLWrapper, callerId: string | undefined): SQL<Friendship> {
  const caller: SQL = sql`${callerId ?? NOBODY}::uuid`;
  return sql<Friendship>`coalesce((
    select case when pair.accepted_at is not null then 'friends' when pair.requested_by = ${caller} then 'asked' else 'asks' end
    from ${friendships} as pair where pair.first = least(${account}, ${caller}) and pair.second = greatest(${account}, ${caller})
  ), (
    select 'asks' from ${addressRequests} as request where request.sender_id = ${account} and request.receiver_id = ${caller}
  ), 'none')`;
}

/** Columns with the number of an account's followers, and if the caller is one of them. */
export function followsOf(account: SQLWrapper, callerId: string | undefined) {
  const caller: SQL = sql`${callerId ?? NOBODY}::uuid`;
  return {
    followers: sql<number>`(select count(*)::int from ${playerFollows} as follow where follow.followed_id = ${account})`,
    following: sql<boolean>`exists (
      select 1 from ${playerFollows} as follow where follow.follower_id = ${caller} and follow.followed_id = ${account}
    )`,
  };
}

/** Returns the caller's relation to an account. A block overrides a friendship. */
export function relationOf(
  { isSelf, isFriend, isBlocked }: RelationshipColumns,
  callerId: string | undefined,
): Relation {
  if (callerId === undefined) return 'visitor';
  if (isSelf) return 'self';
  if (isBlocked) return 'blocked';
  return isFriend ? 'friend' : 'player';
}
