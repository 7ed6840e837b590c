import { sql } from 'drizzle-orm';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Database } from '../../platform/database/database';
import { isTooSlow } from '../../platform/database/database-failure';
import { ledgerFaults } from './ledger-faults';

/**
 * Looks through all of the books and answers what is wrong with them; refused with a sentence when that takes too long, which says nothing
 * of them. It adds up whole tables: a statement of it may take ten minutes, unlike any other.
 */
export async function auditLedger({
  transaction,
}: Pick<Database, 'transaction'>): Promise<Result<readonly string[], string>> {
  try {
    return ok(
      await transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = '10min'`);
        return ledgerFaults(tx);
      }),
    );
  } catch (error) {
    if (!isTooSlow(error)) throw error;
    return err(
      'The ledger could not be looked through: adding it up took too long. This says nothing of what is in it.',
    );
  }
}
