import type { ServerDeps } from '../deps';
import { ledgerFaults } from './ledger-faults';

/** Looks whether the books add up; each fault is logged by itself, and any of them makes the job fail. */
export async function checkLedger({ database, log }: Pick<ServerDeps, 'database' | 'log'>): Promise<void> {
  const faults = await ledgerFaults(database.db);
  for (const fault of faults) log.error({ fault }, 'the ledger does not add up');
  if (faults.length > 0) throw new Error(`Faults of the ledger: ${faults.length}.`);
}
