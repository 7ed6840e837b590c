import type { Column, SQL } from 'drizzle-orm';
import { and, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accountBans } from '../../platform/database/schema/accounts';

/** A ban of an account. */
export interface Ban {
  /** Text that the player reads. */
  readonly reason: string;
  /** Null for a ban without an end. */
  readonly until: Date | null;
}

const now = sql`clock_timestamp()`;
const isEffective = or(isNull(accountBans.until), gt(accountBans.until, now));

/** Finds the ban of an account that has not ended by the database's clock. */
export async function findBan(executor: Executor, accountId: string): Promise<Ban | undefined> {
  const [found] = await executor
    .select({ reason: accountBans.reason, until: accountBans.until })
    .from(accountBans)
    .where(and(eq(accountBans.accountId, accountId), isEffective));
  return found;
}

/** Condition for rows whose account has no ban that is in effect. */
export const isNotBanned = (executor: Executor, accountId: Column): SQL =>
  notExists(
    executor
      .select({ id: accountBans.accountId })
      .from(accountBans)
      .where(and(eq(accountBans.accountId, accountId), isEffective)),
  );

/** True for a moment after now by the database's clock. */
export async function isAhead(executor: Executor, moment: Date): Promise<boolean> {
  const [found] = await executor
    .select({ ahead: sql<boolean>`${moment.toISOString()}::timestamptz > ${now}` })
    .from(sql`(select 1) as one`);
  return found?.ahead ?? false;
}

/** Stores or replaces the ban of an account. Lock the account first. */
export async function storeBan(tx: Executor, accountId: string, { reason, until }: Ban): Promise<void> {
  const ban = { reason, until, bannedAt: now };
  await tx
    .insert(accountBans)
    .values({ accountId, ...ban })
    .onConflictDoUpdate({ target: accountBans.accountId, set: ban });
}

/** Deletes the ban of an account. Returns false if it has none that is in effect. */
export async function deleteBan(tx: Executor, accountId: string): Promise<boolean> {
  const deleted = await tx
    .delete(accountBans)
    .where(and(eq(accountBans.accountId, accountId), isEffective))
    .returning({ id: accountBans.accountId });
  return deleted.length > 0;
}
