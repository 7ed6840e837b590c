import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { linkSecrets } from '../../platform/database/schema/accounts';
import { replacingAddress } from '../email-links/mailed-address';

/** Matches unused links that would change the account's email address. */
const changing = (accountId: string) =>
  and(
    eq(linkSecrets.accountId, accountId),
    eq(linkSecrets.purpose, 'verify-email'),
    isNull(linkSecrets.usedAt),
    sql`${linkSecrets.details} ? 'email'`,
  );

/** Returns the email address that awaits verification; undefined without a valid link. */
export async function readPendingAddress(
  executor: Executor,
  accountId: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await executor
    .select({ details: linkSecrets.details })
    .from(linkSecrets)
    .where(and(changing(accountId), gt(linkSecrets.expiresAt, now)))
    .orderBy(desc(linkSecrets.createdAt))
    .limit(1);
  return found && replacingAddress(found);
}

/** Invalidates all links that would change the account's address and deletes those addresses. Returns true if there was one. */
export async function withdrawAddress(tx: Executor, accountId: string, now: Date): Promise<boolean> {
  const change = { usedAt: now, details: {} };
  const ended = await tx.update(linkSecrets).set(change).where(changing(accountId)).returning({ id: linkSecrets.id });
  return ended.length > 0;
}
