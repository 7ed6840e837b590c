import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { ledgerFaults } from '../market/ledger-faults';
import type { OrderDeps } from './run-order';

/** Tells the operator that the books add up, or what is wrong with them, a line each. */
export async function proveLedger({ database }: Pick<OrderDeps, 'database'>): Promise<Result<string, string>> {
  const faults = await ledgerFaults(database.db);
  return faults.length === 0
    ? ok('The ledger adds up: every balance, every movement and every order.')
    : err(faults.join('\n'));
}
