import { and, eq } from 'drizzle-orm';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { findAccountId, unknownUser } from '../../identity/account/account.repository';
import type { Database } from '../../platform/database/database';
import type { Executor } from '../../platform/database/executor';
import { developerMembers, developers } from '../../platform/database/schema/developers';

/** Roles of a developer's members; both have the same rights. */
export const memberRoles = developerMembers.role.enumValues;

interface Membership {
  readonly username: string;
  /** Slug of the developer. */
  readonly developer: string;
}

async function findBoth(
  tx: Executor,
  { username, developer }: Membership,
): Promise<Result<{ readonly accountId: string; readonly developerId: number }, string>> {
  const accountId = await findAccountId(tx, username);
  if (accountId === undefined) return err(unknownUser(username));
  const [found] = await tx.select({ id: developers.id }).from(developers).where(eq(developers.slug, developer));
  return found ? ok({ accountId, developerId: found.id }) : err(`There is no developer “${developer}”.`);
}

/** Makes a user a member of a developer, or changes the role of a member. */
export const promoteUser = (
  { database }: { readonly database: Database },
  { role, ...membership }: Membership & { readonly role: (typeof memberRoles)[number] },
): Promise<Result<string, string>> =>
  database.transaction(async (tx) => {
    const both = await findBoth(tx, membership);
    if (!both.ok) return both;
    await tx
      .insert(developerMembers)
      .values({ ...both.value, role })
      .onConflictDoUpdate({ target: [developerMembers.developerId, developerMembers.accountId], set: { role } });
    return ok(`${membership.username} is ${role} of “${membership.developer}”.`);
  });

/** Ends the membership of a user. */
export const demoteUser = (
  { database }: { readonly database: Database },
  membership: Membership,
): Promise<Result<string, string>> =>
  database.transaction(async (tx) => {
    const both = await findBoth(tx, membership);
    if (!both.ok) return both;
    const { accountId, developerId } = both.value;
    const { username, developer } = membership;
    const isMember = and(eq(developerMembers.accountId, accountId), eq(developerMembers.developerId, developerId));
    const ended = await tx.delete(developerMembers).where(isMember).returning({ role: developerMembers.role });
    return ended.length > 0
      ? ok(`${username} is no longer a member of “${developer}”.`)
      : err(`${username} is not a member of “${developer}”.`);
  });
