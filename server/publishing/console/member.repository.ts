import { and, asc, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import type { DeveloperAction, MemberRole } from '../../../src/domain/console/member-role';
import { mayAct } from '../../../src/domain/console/member-role';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { developerMembers, developers } from '../../platform/database/schema/developers';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { DeveloperCaller } from '../../platform/http/caller';
import { memberRefusal, roleRefusal } from './resolve-member';

/** Maximum number of members of a developer. */
export const MAX_MEMBERS = 100;

/** A member who acts, with the role that the lock has confirmed. */
export type ActingMember = Extract<DeveloperCaller, { readonly role: MemberRole }>;

/** Locks the members, invitations and tokens of a developer until the end of the transaction. */
export async function lockDeveloper(tx: Executor, developerId: number): Promise<void> {
  await tx.select({ id: developers.id }).from(developers).where(eq(developers.id, developerId)).for('no key update');
}

const ofAccount = (developerId: number, accountId: string) =>
  and(eq(developerMembers.developerId, developerId), eq(developerMembers.accountId, accountId));

/** Returns the role of an account at a developer; undefined for others. */
export async function findRole(
  executor: Executor,
  developerId: number,
  accountId: string,
): Promise<MemberRole | undefined> {
  const [found] = await executor
    .select({ role: developerMembers.role })
    .from(developerMembers)
    .where(ofAccount(developerId, accountId));
  return found?.role;
}

/**
 * Locks a developer and reads the caller's role again, because another owner may have changed it since the call began. Refuses access tokens,
 * former members and roles without the action.
 */
export async function lockAsMember(
  tx: Executor,
  member: DeveloperCaller,
  action: DeveloperAction,
): Promise<Result<ActingMember, Refusal>> {
  if (member.token) return err(refusal.forbidden('Access tokens cannot do this. Log in to the console.'));
  await lockDeveloper(tx, member.developerId);
  const role = await findRole(tx, member.developerId, member.accountId);
  if (role === undefined) return err(memberRefusal());
  return mayAct(role, action) ? ok({ ...member, role }) : err(roleRefusal());
}

interface MemberChange {
  readonly developerId: number;
  readonly accountId: string;
  readonly role: MemberRole;
}

interface MemberRow {
  readonly accountId: string;
  readonly username: string;
  readonly role: MemberRole;
  /** Null for members of earlier releases. */
  readonly since: Date | null;
}

const memberColumns = {
  accountId: developerMembers.accountId,
  username: accounts.username,
  role: developerMembers.role,
  since: developerMembers.createdAt,
};

/** Returns the members of a developer, oldest first. */
export const listMembers = (executor: Executor, developerId: number): Promise<readonly MemberRow[]> =>
  executor
    .select(memberColumns)
    .from(developerMembers)
    .innerJoin(accounts, eq(accounts.id, developerMembers.accountId))
    .where(eq(developerMembers.developerId, developerId))
    .orderBy(sql`${developerMembers.createdAt} asc nulls first`, asc(accounts.username));

/** Finds a member of a developer by username, ignoring letter case. */
export async function findMember(
  executor: Executor,
  developerId: number,
  username: string,
): Promise<MemberRow | undefined> {
  const [found] = await executor
    .select(memberColumns)
    .from(developerMembers)
    .innerJoin(accounts, eq(accounts.id, developerMembers.accountId))
    .where(
      and(
        eq(developerMembers.developerId, developerId),
        eq(accounts.usernameKey, usernameKey(username)),
        isNull(accounts.deletedAt),
      ),
    );
  return found;
}

/** Counts the members of a developer, or those with a role. */
export const countMembers = (executor: Executor, developerId: number, role?: MemberRole): Promise<number> =>
  executor.$count(
    developerMembers,
    and(eq(developerMembers.developerId, developerId), role && eq(developerMembers.role, role)),
  );

/** Makes an account a member of a developer, or changes its role. */
export async function storeMember(
  tx: Executor,
  { developerId, accountId, role, now }: MemberChange & { readonly now: Date },
): Promise<void> {
  await tx
    .insert(developerMembers)
    .values({ developerId, accountId, role, createdAt: now })
    .onConflictDoUpdate({ target: [developerMembers.developerId, developerMembers.accountId], set: { role } });
}

/** Ends the membership of an account. Returns false if it is no member. */
export async function deleteMember(tx: Executor, developerId: number, accountId: string): Promise<boolean> {
  const deleted = await tx
    .delete(developerMembers)
    .where(ofAccount(developerId, accountId))
    .returning({ role: developerMembers.role });
  return deleted.length > 0;
}

/** Returns the slugs of the developers whose only owner is this account. */
export async function listOnlyOwned(executor: Executor, accountId: string): Promise<readonly string[]> {
  const other = alias(developerMembers, 'other');
  const others = executor
    .select({ id: other.accountId })
    .from(other)
    .where(and(eq(other.developerId, developers.id), eq(other.role, 'owner'), ne(other.accountId, accountId)));
  const found = await executor
    .select({ slug: developers.slug })
    .from(developers)
    .innerJoin(developerMembers, eq(developerMembers.developerId, developers.id))
    .where(and(eq(developerMembers.accountId, accountId), eq(developerMembers.role, 'owner'), notExists(others)))
    .orderBy(asc(developers.slug));
  return found.map(({ slug }) => slug);
}
