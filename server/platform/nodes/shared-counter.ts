import { sql } from 'drizzle-orm';
import { brand } from '../../../src/domain/shared/brand';
import type { Logger } from '../../deps';
import type { Executor } from '../database/executor';
import { requestCounts } from '../database/schema/nodes';
import type { CountedWindow } from '../http/limit-counts.port';
import type { ServerClock } from '../system/server-clock';
import type { RedisClient } from './redis';

/** Counts that all servers share. */
export interface SharedCounter {
  /** Name in log lines. */
  readonly name: string;
  /** Adds to the count of a window and returns the sum. Rejects if the counter cannot be reached. */
  add(window: CountedWindow, amount: number): Promise<number>;
}

/** Counts in the table `request_counts`. */
export const postgresCounter = (executor: Executor): SharedCounter => ({
  name: 'PostgreSQL',
  async add({ key, endsAt }, amount) {
    const [counted] = await executor
      .insert(requestCounts)
      .values({ key, endsAt: new Date(endsAt), used: amount })
      .onConflictDoUpdate({
        target: [requestCounts.key, requestCounts.endsAt],
        set: { used: sql`${requestCounts.used} + ${amount}` },
      })
      .returning({ used: requestCounts.used });
    return counted?.used ?? amount;
  },
});

/** A count outlives its window, because the clocks of servers differ. */
const KEPT_MS = 60_000;

/** Counts in Redis, one key for each window. */
export const redisCounter = (client: RedisClient): SharedCounter => ({
  name: 'Redis',
  async add({ key, endsAt }, amount) {
    const counted = `${brand.identifier}:limit:${key}:${String(endsAt)}`;
    const [total] = await client
      .multi()
      .incrBy(counted, amount)
      .pExpireAt(counted, endsAt + KEPT_MS)
      .execTyped();
    return total;
  },
});

const ANSWER_MS = 1000;
/** A counter that failed is not asked again for this time. */
const REST_MS = 5000;

/** Adds to the first counter that answers within a second. Returns undefined if none does. */
export function firstAnswering(
  counters: readonly SharedCounter[],
  { clock, log }: { readonly clock: ServerClock; readonly log: Logger },
): (window: CountedWindow, amount: number) => Promise<number | undefined> {
  const failed = new Map<SharedCounter, number>();
  const inTime = <T>(answer: Promise<T>): Promise<T> => {
    let cancel = (): void => {};
    const late = new Promise<never>((_resolve, reject) => {
      cancel = clock.after(ANSWER_MS, () => reject(new Error('No answer within a second.')));
    });
    return Promise.race([answer, late]).finally(cancel);
  };
  return async (window, amount) => {
    for (const counter of counters) {
      const failedAt = failed.get(counter);
      if (failedAt !== undefined && clock.now().getTime() - failedAt < REST_MS) continue;
      try {
        const total = await inTime(counter.add(window, amount));
        if (failed.delete(counter)) log.info(`${counter.name} counts requests again`);
        return total;
      } catch (error) {
        if (!failed.has(counter))
          log.warn({ err: error }, `${counter.name} does not count requests; limits use the next counter or memory`);
        failed.set(counter, clock.now().getTime());
      }
    }
    return undefined;
  };
}
