import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gt, inArray, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { nodeMessages, onlinePlayers, requestCounts, serverNodes } from '../database/schema/nodes';

/** A node without a heartbeat for this time counts as dead. */
export const DEAD_MS = 20_000;
/** Retention of messages between nodes. */
export const MESSAGE_RETENTION_MS = 120_000;

const now = sql`clock_timestamp()`;
/** A moment before now by the database's clock. */
export const ago = (milliseconds: number): SQL => sql`${now} - make_interval(secs => ${milliseconds / 1000})`;

const isAlive = gt(serverNodes.seenAt, ago(DEAD_MS));

/** A running server, as its last heartbeat described it. */
export interface RunningNode {
  readonly id: string;
  /** Its clock minus the database's, in milliseconds. */
  readonly clockOffset: number;
}

/** The stored heartbeat of a node. */
export interface Heartbeat {
  /** The node's clock minus the database's, in milliseconds. */
  readonly clockOffset: number;
  /** True for the first heartbeat, also after others have removed the node or the database has lost the list. */
  readonly isFirst: boolean;
}

/** Stores a heartbeat; `time` is the node's own. */
export async function storeHeartbeat(executor: Executor, node: string, time: Date): Promise<Heartbeat> {
  const clockOffset = sql`(extract(epoch from ${time.toISOString()}::timestamptz - ${now}) * 1000)::bigint`;
  const [stored] = await executor
    .insert(serverNodes)
    .values({ id: node, startedAt: now, seenAt: now, clockOffset })
    .onConflictDoUpdate({ target: serverNodes.id, set: { seenAt: now, clockOffset } })
    .returning({ clockOffset: serverNodes.clockOffset, isFirst: sql<boolean>`xmax = 0` });
  return stored ?? { clockOffset: 0, isFirst: true };
}

/** Deletes nodes that have died, old messages and past counts of limits. Returns the players who were online on a dead node. */
export async function deleteDeadNodes(executor: Executor): Promise<readonly string[]> {
  await executor.delete(nodeMessages).where(lte(nodeMessages.sentAt, ago(MESSAGE_RETENTION_MS)));
  await executor.delete(requestCounts).where(lte(requestCounts.endsAt, ago(DEAD_MS)));
  await executor.delete(serverNodes).where(lte(serverNodes.seenAt, ago(DEAD_MS)));
  const living = executor
    .select({ id: serverNodes.id })
    .from(serverNodes)
    .where(eq(serverNodes.id, onlinePlayers.nodeId));
  const gone = await executor.delete(onlinePlayers).where(notExists(living)).returning({ id: onlinePlayers.accountId });
  return [...new Set(gone.map(({ id }) => id))];
}

/** Deletes a node that stops. The others find the players who were online on it (`deleteDeadNodes`). */
export async function deleteNode(executor: Executor, node: string): Promise<void> {
  await executor.delete(serverNodes).where(eq(serverNodes.id, node));
}

/** Records that a player has an open page on a node, or no longer has one. */
export async function setOnline(executor: Executor, node: string, accountId: string, isOnline: boolean): Promise<void> {
  if (isOnline) await executor.insert(onlinePlayers).values({ accountId, nodeId: node }).onConflictDoNothing();
  else
    await executor
      .delete(onlinePlayers)
      .where(and(eq(onlinePlayers.accountId, accountId), eq(onlinePlayers.nodeId, node)));
}

/** Returns those of some players who have an open page on another living node. */
export async function listOnlineElsewhere(
  executor: Executor,
  node: string,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const found = await executor
    .selectDistinct({ id: onlinePlayers.accountId })
    .from(onlinePlayers)
    .innerJoin(serverNodes, eq(serverNodes.id, onlinePlayers.nodeId))
    .where(and(inArray(onlinePlayers.accountId, [...accountIds]), ne(onlinePlayers.nodeId, node), isAlive));
  return new Set(found.map(({ id }) => id));
}

/** Lists the running nodes, the oldest first. */
export function listNodes(executor: Executor): Promise<readonly RunningNode[]> {
  return executor
    .select({ id: serverNodes.id, clockOffset: serverNodes.clockOffset })
    .from(serverNodes)
    .where(isAlive)
    .orderBy(asc(serverNodes.startedAt), asc(serverNodes.id));
}

/** Counts the running nodes; none before the migration that creates their table. */
export async function countNodes(executor: Executor): Promise<number> {
  const { rows } = (await executor.execute(sql`select to_regclass('server_nodes') is not null as exists`)) as {
    readonly rows: readonly { readonly exists: boolean }[];
  };
  return rows[0]?.exists === true ? executor.$count(serverNodes, isAlive) : 0;
}
