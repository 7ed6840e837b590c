import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerRandom } from '../system/server-random';
import { systemRandom } from '../system/server-random';
import type { Database } from './database';
import { isRepeatable } from './database-failure';
import type { Executor } from './executor';
import type { Schema } from './schema';

const RETRIES = 8;
const LONGEST_PAUSE = 50;

/** Milliseconds before the next attempt; random, so that two transactions do not collide again. */
const jitter = (attempt: number, random: ServerRandom): number =>
  random.bytes(2).readUInt16BE() % (LONGEST_PAUSE * attempt);

/** Repeats a transaction up to 8 times on a deadlock or serialisation failure. Rethrows any other error at once. */
export async function withRetry<T>(
  transaction: () => Promise<T>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
  random: ServerRandom = systemRandom,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt > RETRIES || !isRepeatable(error)) throw error;
      await wait(jitter(attempt, random));
    }
  }
}

/** Creates the driver-independent part of a database. */
export function databaseOver<K extends PgQueryResultHKT>(
  kind: Database['kind'],
  db: PgDatabase<K, Schema>,
  {
    listen,
    pools = () => [],
    ...driver
  }: Pick<Database, 'runExclusively' | 'ping' | 'dump' | 'close'> & Partial<Pick<Database, 'listen' | 'pools'>>,
): Database {
  // The driver's own result type is narrower than the type that repositories use.
  const executor = db as unknown as Executor;
  return {
    kind,
    db: executor,
    transaction: (work) => withRetry(() => executor.transaction(work)),
    listen,
    pools,
    ...driver,
  };
}

/** True if the query succeeds. */
export const succeeds = (query: Promise<unknown>): Promise<boolean> =>
  query.then(
    () => true,
    () => false,
  );
