import { and, eq } from 'drizzle-orm';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { findAccountId, unknownUser } from '../../identity/account/account.repository';
import { ledgerEntries } from '../database/schema/market';
import { balanceRevision } from '../../commerce/market/lock-balance';
import { moveCoins } from '../../commerce/market/move-coins';
import { publishBalance } from '../../commerce/market/publish-balance';
import type { OperatorCommandDependencies } from './operator-command';

interface Grant {
  readonly username: string;
  readonly amount: number;
  readonly key?: string | undefined;
}

/** Adds coins to a player's balance through the ledger. Open pages of the player show the new balance at once. */
export async function grantCoins(
  {
    clock,
    database,
    random,
    realtime,
  }: Pick<OperatorCommandDependencies, 'clock' | 'database' | 'random' | 'realtime'>,
  { username, amount, key }: Grant,
): Promise<Result<string, string>> {
  const at = clock.now();
  const name = `grant:${key ?? random.uuid()}`;
  const done = await database.transaction(async (tx) => {
    const id = await findAccountId(tx, username);
    if (id === undefined) return err(unknownUser(username));
    const isOfName = and(eq(ledgerEntries.accountId, id), eq(ledgerEntries.idempotencyKey, name));
    if ((await tx.$count(ledgerEntries, isOfName)) > 0)
      return err(`Grant “${key ?? ''}” was already given to ${username}.`);
    const moved = await moveCoins(tx, { accountId: id, amount, reason: 'grant', key: name, at }, random);
    // A throw rolls everything back when the ledger refuses the entry.
    if (!moved.ok) throw new Error(`The coins were not moved: ${moved.error}`);
    return ok({ id, total: moved.value, revision: await balanceRevision(tx, id) });
  });
  if (!done.ok) return done;
  const { id, total, revision } = done.value;
  publishBalance(realtime, id, { total, revision });
  return ok(`${username} now has ${String(total)} coins.`);
}
