import type { SQL } from 'drizzle-orm';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { profileComments } from '../../platform/database/schema/comments';
import { blocks } from '../../platform/database/schema/friends';
import { relationshipColumns } from '../profile/relationship.columns';

export interface CommentRow extends AvatarRow {
  readonly id: string;
  readonly profileId: string;
  readonly authorId: string;
  readonly body: string;
  readonly postedAt: Date;
  readonly username: string;
  readonly alias: string | null;
}

/** The position after a comment in a profile's list. */
export interface CommentCursor {
  readonly postedAt: Date;
  readonly id: string;
}

const columns = {
  id: profileComments.id,
  profileId: profileComments.profileId,
  authorId: profileComments.authorId,
  body: profileComments.body,
  postedAt: profileComments.postedAt,
  username: accounts.username,
  alias: accounts.alias,
  ...avatarColumns,
};

/**
 * Excludes comments of authors who have a block with the caller, and of authors whom the profile's player has blocked.
 */
const unblocked = (callerId: string | undefined): SQL => sql`
  not ${relationshipColumns(profileComments.authorId, callerId).isBlocked} and not exists (
    select 1 from ${blocks} as wall where (wall.blocker = ${profileComments.profileId} and wall.blocked = ${profileComments.authorId})
    or (wall.blocker = ${profileComments.authorId} and wall.blocked = ${profileComments.profileId})
  )`;

/** Returns the comments of a profile that are visible to the caller, newest first, after a cursor. */
export function listComments(
  executor: Executor,
  profileId: string,
  callerId: string | undefined,
  { below, limit }: { readonly below: CommentCursor | undefined; readonly limit: number },
): Promise<readonly CommentRow[]> {
  const place =
    below &&
    sql`(${profileComments.postedAt}, ${profileComments.id}) < (${below.postedAt.toISOString()}::timestamptz, ${below.id}::uuid)`;
  return executor
    .select(columns)
    .from(profileComments)
    .innerJoin(accounts, eq(accounts.id, profileComments.authorId))
    .where(and(eq(profileComments.profileId, profileId), isNull(accounts.deletedAt), unblocked(callerId), place))
    .orderBy(desc(profileComments.postedAt), desc(profileComments.id))
    .limit(limit);
}

/** Stores a comment. */
export async function insertComment(
  tx: Executor,
  comment: { readonly profileId: string; readonly authorId: string; readonly body: string },
  now: Date,
): Promise<CommentRow> {
  const [stored] = await tx
    .insert(profileComments)
    .values({ ...comment, postedAt: now })
    .returning({ id: profileComments.id });
  const [found] = await tx
    .select(columns)
    .from(profileComments)
    .innerJoin(accounts, eq(accounts.id, profileComments.authorId))
    .where(eq(profileComments.id, stored?.id ?? ''));
  if (!found) throw new Error('The comment was not stored.');
  return found;
}

/** Finds a comment by id on the profile of a username, ignoring case. */
export async function findComment(
  executor: Executor,
  user: string,
  id: string,
): Promise<{ readonly profileId: string; readonly authorId: string } | undefined> {
  const [found] = await executor
    .select({ profileId: profileComments.profileId, authorId: profileComments.authorId })
    .from(profileComments)
    .innerJoin(accounts, eq(accounts.id, profileComments.profileId))
    .where(and(eq(profileComments.id, id), eq(accounts.usernameKey, usernameKey(user)), isNull(accounts.deletedAt)));
  return found;
}

export async function deleteComment(tx: Executor, id: string): Promise<void> {
  await tx.delete(profileComments).where(eq(profileComments.id, id));
}
