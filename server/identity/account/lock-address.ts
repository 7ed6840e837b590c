import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';

/** Locks an email address until the transaction ends, so that only one transaction at a time can verify it. */
export async function lockAddress(tx: Executor, emailKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${emailKey}`}, 0))`);
}

/** Selects another account that has verified the address. */
export const otherOwner = (tx: Executor, emailKey: string, accountId: string) => {
  const other = alias(accounts, 'other');
  return tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.emailKey, emailKey), isNotNull(other.emailVerifiedAt), ne(other.id, accountId)));
};
