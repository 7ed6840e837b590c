import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';

/** Locks an email address until the transaction ends, so that only one transaction at a time can verify it. */
export async function lockAddress(tx: Executor, emailKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${emailKey}`}, 0))`);
}
