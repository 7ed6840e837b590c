import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { auditLedger } from '../../commerce/market/audit-ledger';
import type { OperatorCommandDependencies } from './operator-command';

/** Tells the operator that the books add up, or what is wrong with them, a line each. */
export async function proveLedger({
  database,
}: Pick<OperatorCommandDependencies, 'database'>): Promise<Result<string, string>> {
  const looked = await auditLedger(database);
  if (!looked.ok) return looked;
  const faults = looked.value;
  return faults.length === 0
    ? ok('The ledger adds up: every balance, every movement and every order.')
    : err(faults.join('\n'));
}
