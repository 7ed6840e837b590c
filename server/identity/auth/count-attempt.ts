import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { attemptCounts } from '../../platform/database/schema/attempt-counts';

export interface Attempt {
  /** What is counted, then by whom or for what: `['verification-mail', address]`. Only a hash of the rest is stored. */
  readonly key: readonly [what: string, ...of: string[]];
  /** How many are allowed in a window. */
  readonly max: number;
  readonly windowSeconds: number;
  readonly now: Date;
}

/** What an attempt is counted by in the table. */
export const attemptKey = ([what, ...of]: Attempt['key']): string =>
  `${what}:${createHash('sha256').update(JSON.stringify(of)).digest('hex')}`;

/**
 * Counts one attempt for every server of this database, in fixed windows that start with the first: 0 when it is allowed, else the
 * seconds until the next may be made. In a transaction a refusal takes the count back.
 */
export async function countAttempt(executor: Executor, { key, max, windowSeconds, now }: Attempt): Promise<number> {
  const over = sql`${attemptCounts.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await executor
    .insert(attemptCounts)
    .values({ key: attemptKey(key), count: 1, endsAt: new Date(now.getTime() + windowSeconds * 1000) })
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        // One above what is allowed says enough, and never overflows.
        count: sql`case when ${over} then 1 else least(${attemptCounts.count}, ${max}) + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${attemptCounts.endsAt} end`,
      },
    })
    .returning({ count: attemptCounts.count, endsAt: attemptCounts.endsAt });
  if (!counted || counted.count <= max) return 0;
  return Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000));
}
