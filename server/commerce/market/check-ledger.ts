import type { ServerDependencies } from '../../deps';
import { auditLedger } from './audit-ledger';

/** Looks whether the books add up; each fault is logged by itself, and any of them makes the job fail, as does a look that takes too long. */
export async function checkLedger({ database, log }: Pick<ServerDependencies, 'database' | 'log'>): Promise<void> {
  const looked = await auditLedger(database);
  if (!looked.ok) throw new Error(looked.error);
  for (const fault of looked.value) log.error({ fault }, 'the ledger does not add up');
  if (looked.value.length > 0) throw new Error(`Faults of the ledger: ${looked.value.length}.`);
}
