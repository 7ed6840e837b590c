import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { attemptCounts } from '../../platform/database/schema/platform';
import { networksOf } from '../../platform/http/address-key';

export interface Attempt {
  /** Name of the limit, then the values to count by: `['verification-mail', address]`. The values are stored as one hash. */
  readonly key: readonly [what: string, ...of: string[]];
  /** Maximum number of attempts in a window. */
  readonly max: number;
  readonly windowSeconds: number;
  readonly now: Date;
}

/** Returns the database key of an attempt. */
export const attemptKey = ([what, ...of]: Attempt['key']): string =>
  `${what}:${createHash('sha256').update(JSON.stringify(of)).digest('hex')}`;

/**
 * Counts one attempt for all servers of this database, in fixed windows that start with the first attempt. Returns 0 if it is allowed,
 * else the seconds until the next attempt. In a transaction, a rollback undoes the count.
 */
export async function countAttempt(executor: Executor, { key, max, windowSeconds, now }: Attempt): Promise<number> {
  const over = sql`${attemptCounts.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await executor
    .insert(attemptCounts)
    .values({ key: attemptKey(key), count: 1, endsAt: new Date(now.getTime() + windowSeconds * 1000) })
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        // Stops at one above the limit, so that the count never overflows.
        count: sql`case when ${over} then 1 else least(${attemptCounts.count}, ${max}) + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${attemptCounts.endsAt} end`,
      },
    })
    .returning({ count: attemptCounts.count, endsAt: attemptCounts.endsAt });
  if (!counted || counted.count <= max) return 0;
  return Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000));
}

/** Returns the attempts that one attempt from a network address counts as: in IPv6 also for the networks around it, with greater limits. */
const attemptsFrom = (ip: string, attempt: Attempt): readonly Attempt[] =>
  networksOf(ip).map(({ key, factor }) => ({
    ...attempt,
    key: [...attempt.key, key],
    max: attempt.max * factor,
  }));

/** Counts an attempt from a network address, as `countAttempt` does. A network that refuses leaves the larger ones unchanged. */
export async function countAttemptFrom(executor: Executor, ip: string, attempt: Attempt): Promise<number> {
  for (const counted of attemptsFrom(ip, attempt)) {
    const wait = await countAttempt(executor, counted);
    if (wait > 0) return wait;
  }
  return 0;
}
