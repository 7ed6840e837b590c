import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { lookThroughBooks } from '../market/look-through-books';
import type { OrderDeps } from './run-order';

/** Tells the operator that the books add up, or what is wrong with them, a line each. */
export async function proveLedger({ database }: Pick<OrderDeps, 'database'>): Promise<Result<string, string>> {
  const looked = await lookThroughBooks(database);
  if (!looked.ok) return looked;
  const faults = looked.value;
  return faults.length === 0
    ? ok('The ledger adds up: every balance, every movement and every order.')
    : err(faults.join('\n'));
}
