import type { SQL } from 'drizzle-orm';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { blocks } from '../../platform/database/schema/blocks';
import { profileComments } from '../../platform/database/schema/profile-comments';
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

/** A place between two comments of a profile: right below this one. */
export interface CommentPlace {
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

/** Who is kept apart by a block reads nothing of the other, on no profile, and nobody reads on a profile what one has written whom its player has blocked. */
const unblocked = (callerId: string | undefined): SQL => sql`
  not ${relationshipColumns(profileComments.authorId, callerId).isBlocked} and not exists (
    select 1 from ${blocks} as wall where (wall.blocker = ${profileComments.profileId} and wall.blocked = ${profileComments.authorId})
    or (wall.blocker = ${profileComments.authorId} and wall.blocked = ${profileComments.profileId})
  )`;

/** Comments of a profile that the caller may read, the newest first, from below a place on. */
export function listComments(
  executor: Executor,
  profileId: string,
  callerId: string | undefined,
  { below, limit }: { readonly below: CommentPlace | undefined; readonly limit: number },
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

/** Keeps a comment. */
export async function insertComment(
  tx: Executor,
  comment: { readonly profileId: string; readonly authorId: string; readonly body: string },
  now: Date,
): Promise<CommentRow> {
  const [kept] = await tx
    .insert(profileComments)
    .values({ ...comment, postedAt: now })
    .returning({ id: profileComments.id });
  const [found] = await tx
    .select(columns)
    .from(profileComments)
    .innerJoin(accounts, eq(accounts.id, profileComments.authorId))
    .where(eq(profileComments.id, kept?.id ?? ''));
  if (!found) throw new Error('A comment was not kept.');
  return found;
}

/** A comment by its id, on the profile of this name in any case; undefined when there is none. */
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

/** Deletes a comment. */
export async function deleteComment(tx: Executor, id: string): Promise<void> {
  await tx.delete(profileComments).where(eq(profileComments.id, id));
}
