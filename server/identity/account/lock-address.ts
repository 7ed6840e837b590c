import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';

/** Lets one transaction at a time prove an address, until it ends. */
export async function lockAddress(tx: Executor, emailKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${emailKey}`}, 0))`);
}
