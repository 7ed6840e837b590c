import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, gt, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import { emailKey } from '../../../src/domain/auth/email-policy';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { isPast } from '../../platform/database/is-past';
import { developerInvitations } from '../../platform/database/schema/console';
import { developerMembers, developers } from '../../platform/database/schema/developers';
import { blocks } from '../../platform/database/schema/friends';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Role that an invitation gives. */
type InvitedRole = (typeof developerInvitations.role.enumValues)[number];

interface NewInvitation {
  readonly developerId: number;
  /** An account, or an email address in its comparable form. */
  readonly to: { readonly accountId: string } | { readonly emailKey: string };
  readonly role: InvitedRole;
  readonly invitedBy: string;
  readonly now: Date;
}

/** Stores an invitation for seven days. Returns its id; undefined if an open one exists. */
export async function insertInvitation(
  tx: Executor,
  { developerId, to, role, invitedBy, now }: NewInvitation,
): Promise<string | undefined> {
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await tx
    .delete(developerInvitations)
    .where(and(eq(developerInvitations.developerId, developerId), isPast(developerInvitations.expiresAt, now)));
  const [stored] = await tx
    .insert(developerInvitations)
    .values({ developerId, ...to, role, invitedBy, createdAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ id: developerInvitations.id });
  return stored?.id;
}

const isOpenOf = (developerId: number, now: Date): SQL | undefined =>
  and(eq(developerInvitations.developerId, developerId), gt(developerInvitations.expiresAt, now));

/** Counts the open invitations of a developer. */
export const countInvitations = (executor: Executor, developerId: number, now: Date): Promise<number> =>
  executor.$count(developerInvitations, isOpenOf(developerId, now));

interface SentInvitation {
  readonly id: string;
  /** Username or email address, as the owner typed it. */
  readonly to: string;
  readonly role: InvitedRole;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Returns the open invitations of a developer, oldest first. Those by email address do not reveal the account. */
export const listInvitations = (
  executor: Executor,
  developerId: number,
  now: Date,
): Promise<readonly SentInvitation[]> =>
  executor
    .select({
      id: developerInvitations.id,
      to: sql<string>`coalesce(${accounts.username}, ${developerInvitations.emailKey})`,
      role: developerInvitations.role,
      createdAt: developerInvitations.createdAt,
      expiresAt: developerInvitations.expiresAt,
    })
    .from(developerInvitations)
    .leftJoin(accounts, eq(accounts.id, developerInvitations.accountId))
    .where(isOpenOf(developerId, now))
    .orderBy(asc(developerInvitations.createdAt), asc(developerInvitations.id));

/** Deletes an invitation of a developer. Returns the invited account, null for an email address; undefined if there is none. */
export async function deleteInvitation(
  tx: Executor,
  developerId: number,
  id: string,
): Promise<string | null | undefined> {
  const [deleted] = await tx
    .delete(developerInvitations)
    .where(and(eq(developerInvitations.developerId, developerId), eq(developerInvitations.id, id)))
    .returning({ accountId: developerInvitations.accountId });
  return deleted?.accountId;
}

const inviters = alias(accounts, 'inviters');

/** Columns of a table of invitations. */
type InvitationColumns = Readonly<Record<'accountId' | 'emailKey' | 'invitedBy', AnyPgColumn>>;

/** Condition for the invited account: the named one, or the one that has confirmed the address. */
export const isInvited = (table: InvitationColumns): SQL | undefined =>
  or(eq(accounts.id, table.accountId), and(eq(accounts.emailKey, table.emailKey), isNotNull(accounts.emailVerifiedAt)));

/** Condition for an invitation by a player whom the account does not block. */
export const isUnblocked = (executor: Executor, { invitedBy }: InvitationColumns): SQL =>
  notExists(
    executor
      .select({ blocked: blocks.blocked })
      .from(blocks)
      .where(and(eq(blocks.blocker, accounts.id), eq(blocks.blocked, invitedBy))),
  );

/** Invitations with the invited account: the named one, or the one that has confirmed the address. Not those by a player whom it blocks. */
function received(executor: Executor, condition: SQL) {
  return executor
    .select({
      id: developerInvitations.id,
      developerId: developerInvitations.developerId,
      slug: developers.slug,
      developer: developers.name,
      role: developerInvitations.role,
      invitedBy: inviters.username,
      expiresAt: developerInvitations.expiresAt,
      account: {
        id: accounts.id,
        username: accounts.username,
        email: accounts.email,
        verifiedAt: accounts.emailVerifiedAt,
      },
      isMember: isNotNull(developerMembers.role).mapWith(Boolean),
    })
    .from(developerInvitations)
    .innerJoin(developers, eq(developers.id, developerInvitations.developerId))
    .innerJoin(accounts, isInvited(developerInvitations))
    .leftJoin(inviters, eq(inviters.id, developerInvitations.invitedBy))
    .leftJoin(
      developerMembers,
      and(
        eq(developerMembers.developerId, developerInvitations.developerId),
        eq(developerMembers.accountId, accounts.id),
      ),
    )
    .where(and(condition, isNull(accounts.deletedAt), isUnblocked(executor, developerInvitations)))
    .orderBy(desc(developerInvitations.createdAt), asc(developerInvitations.id));
}

type ReceivedInvitation = Awaited<ReturnType<typeof received>>[number];

/** Returns the invitations that an account can answer, newest first. */
export async function listReceived(
  executor: Executor,
  accountId: string,
  now: Date,
): Promise<readonly ReceivedInvitation[]> {
  const found = await received(executor, eq(accounts.id, accountId));
  return found.filter(({ expiresAt, isMember }) => expiresAt > now && !isMember);
}

/** Finds an invitation with the invited account, or only if it invites this one; expired ones too. */
export async function findReceived(
  executor: Executor,
  id: string,
  accountId?: string,
): Promise<ReceivedInvitation | undefined> {
  const isOfAccount = accountId === undefined ? undefined : eq(accounts.id, accountId);
  const [found] = await received(executor, sql`${and(eq(developerInvitations.id, id), isOfAccount)}`);
  return found;
}

/** Deletes the invitations of an account, also by its verified address, at all developers or at one. */
export async function deleteReceived(
  tx: Executor,
  { id, email, verifiedAt }: ReceivedInvitation['account'],
  developerId?: number,
): Promise<void> {
  const isReceived = or(
    eq(developerInvitations.accountId, id),
    verifiedAt ? eq(developerInvitations.emailKey, emailKey(email)) : undefined,
  );
  const isOfDeveloper = developerId === undefined ? undefined : eq(developerInvitations.developerId, developerId);
  await tx.delete(developerInvitations).where(and(isReceived, isOfDeveloper));
}
