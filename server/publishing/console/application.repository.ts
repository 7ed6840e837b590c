import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { developerApplications } from '../../platform/database/schema/console';
import { developerMembers, developers } from '../../platform/database/schema/developers';

export interface StoredApplication {
  readonly slug: string;
  readonly name: string;
  /** Null while the operator has not refused it. */
  readonly refusedAt: Date | null;
  readonly reason: string | null;
}

const columns = {
  slug: developerApplications.slug,
  name: developerApplications.name,
  refusedAt: developerApplications.refusedAt,
  reason: developerApplications.reason,
};

/** Finds the application of an account. */
export async function findApplication(executor: Executor, accountId: string): Promise<StoredApplication | undefined> {
  const [found] = await executor
    .select(columns)
    .from(developerApplications)
    .where(eq(developerApplications.accountId, accountId));
  return found;
}

/** Stores an application, in place of a refused one. Returns false if another waits for this slug or of this account. */
export async function insertApplication(
  tx: Executor,
  { accountId, slug, name, now }: { accountId: string; slug: string; name: string; now: Date },
): Promise<boolean> {
  await tx
    .delete(developerApplications)
    .where(and(eq(developerApplications.accountId, accountId), isNotNull(developerApplications.refusedAt)));
  const stored = await tx
    .insert(developerApplications)
    .values({ accountId, slug, name, createdAt: now })
    .onConflictDoNothing()
    .returning({ slug: developerApplications.slug });
  return stored.length > 0;
}

/** Returns the applications that wait for the operator, oldest first. */
export const listApplications = (executor: Executor) =>
  executor
    .select({ ...columns, username: accounts.username, createdAt: developerApplications.createdAt })
    .from(developerApplications)
    .innerJoin(accounts, eq(accounts.id, developerApplications.accountId))
    .where(isNull(developerApplications.refusedAt))
    .orderBy(asc(developerApplications.createdAt), asc(accounts.username));

/** Deletes the application of an account. */
export async function deleteApplication(tx: Executor, accountId: string): Promise<void> {
  await tx.delete(developerApplications).where(eq(developerApplications.accountId, accountId));
}

/** Marks the application of an account as refused. */
export async function refuseApplication(tx: Executor, accountId: string, reason: string, now: Date): Promise<void> {
  await tx
    .update(developerApplications)
    .set({ refusedAt: now, reason })
    .where(eq(developerApplications.accountId, accountId));
}

/** True if a developer or the waiting application of another account has the slug. */
export async function slugIsUsed(executor: Executor, slug: string, accountId: string): Promise<boolean> {
  const [found] = await executor
    .select({
      used: sql<boolean>`exists (select from ${developers} where ${developers.slug} = ${slug}) or exists (
        select from ${developerApplications} where ${developerApplications.slug} = ${slug}
        and ${developerApplications.refusedAt} is null and ${developerApplications.accountId} <> ${accountId})`,
    })
    .from(sql`(select 1) as one`);
  return found?.used ?? false;
}

/** Returns the developers of an account by name. */
export const listOwnDevelopers = (executor: Executor, accountId: string) =>
  executor
    .select({
      slug: developers.slug,
      name: developers.name,
      logo: developers.logo,
      role: developerMembers.role,
    })
    .from(developerMembers)
    .innerJoin(developers, eq(developers.id, developerMembers.developerId))
    .where(eq(developerMembers.accountId, accountId))
    .orderBy(asc(developers.name), asc(developers.slug));
