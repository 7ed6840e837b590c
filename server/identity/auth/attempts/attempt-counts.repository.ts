import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/executor';
import { attemptCounts } from '../../../platform/database/schema/attempt-counts';

/** Takes one counted attempt back. */
export async function releaseAttempt(executor: Executor, key: string): Promise<void> {
  await executor
    .update(attemptCounts)
    .set({ count: sql`greatest(${attemptCounts.count} - 1, 0)` })
    .where(eq(attemptCounts.key, key));
}

/** Forgets the attempts of a key. */
export async function clearAttempts(executor: Executor, key: string): Promise<void> {
  await executor.delete(attemptCounts).where(eq(attemptCounts.key, key));
}
