import { and, eq, inArray } from 'drizzle-orm';
import type { Config } from '../../platform/config/config';
import type { Executor } from '../../platform/database/executor';
import { pairwiseIds } from '../../platform/database/schema/server-api';
import { serverApiBox } from './server-api-box';

const ID_LENGTH = 32;

/** Returns a keyed hash of a value that only one developer receives: 128 bits in hexadecimal. */
export const hashForDeveloper = (config: Pick<Config, 'secret'>, developerId: number, value: string): string =>
  serverApiBox(config).hash(String(developerId), value).slice(0, ID_LENGTH);

interface PairwisePlayer {
  readonly developerId: number;
  readonly accountId: string;
}

async function findPairwiseId(
  executor: Executor,
  { developerId, accountId }: PairwisePlayer,
): Promise<string | undefined> {
  const [found] = await executor
    .select({ id: pairwiseIds.pairwiseId })
    .from(pairwiseIds)
    .where(and(eq(pairwiseIds.developerId, developerId), eq(pairwiseIds.accountId, accountId)));
  return found?.id;
}

/** Returns the id of a player for a developer. The first call stores the id, so a new secret of the server does not change it. */
export async function pairwiseIdOf(
  tx: Executor,
  config: Pick<Config, 'secret'>,
  player: PairwisePlayer,
): Promise<string> {
  const known = await findPairwiseId(tx, player);
  if (known !== undefined) return known;
  const pairwiseId = hashForDeveloper(config, player.developerId, `player\n${player.accountId}`);
  await tx
    .insert(pairwiseIds)
    .values({ ...player, pairwiseId })
    .onConflictDoNothing();
  return (await findPairwiseId(tx, player)) ?? pairwiseId;
}

/** Finds the account of a player by the id that a developer has received. */
export async function findAccountByPairwiseId(
  executor: Executor,
  developerId: number,
  pairwiseId: string,
): Promise<string | undefined> {
  const [found] = await executor
    .select({ accountId: pairwiseIds.accountId })
    .from(pairwiseIds)
    .where(and(eq(pairwiseIds.developerId, developerId), eq(pairwiseIds.pairwiseId, pairwiseId)));
  return found?.accountId;
}

/** Returns the ids of players that a developer has received, by account. */
export async function listPairwiseIds(
  executor: Executor,
  developerId: number,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await executor
    .select({ accountId: pairwiseIds.accountId, id: pairwiseIds.pairwiseId })
    .from(pairwiseIds)
    .where(and(eq(pairwiseIds.developerId, developerId), inArray(pairwiseIds.accountId, [...accountIds])));
  return new Map(rows.map(({ accountId, id }) => [accountId, id]));
}
