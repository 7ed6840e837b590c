import { sql } from 'drizzle-orm';
import type { ServerDependencies } from '../../deps';
import { addMissingSales } from '../developer-money/sale.repository';
import { auditLedger } from './audit-ledger';

/** Adds sales that an earlier release has not stored, audits the ledger and logs each fault. The job fails if there are faults or the audit times out. */
export async function checkLedger({ database, log }: Pick<ServerDependencies, 'database' | 'log'>): Promise<void> {
  // The audit also runs without the missing sales.
  let failure: Error | undefined;
  const added = database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    await addMissingSales(tx);
  });
  await added.catch((error: Error) => (failure = error));
  const audit = await auditLedger(database);
  if (!audit.ok) throw new Error(audit.error);
  for (const fault of audit.value)
    log.error({ fault }, 'Ledger fault found. Compare the entries with the payment provider.');
  if (audit.value.length > 0) throw new Error(`The ledger has faults: ${audit.value.length}. See the log.`);
  if (failure !== undefined) throw failure;
}
