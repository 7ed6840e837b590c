import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/executor';
import { attemptCounts } from '../../../platform/database/schema/platform';

/** Decreases the count of a key by one, to no less than zero. */
export async function releaseAttempt(executor: Executor, key: string): Promise<void> {
  await executor
    .update(attemptCounts)
    .set({ count: sql`greatest(${attemptCounts.count} - 1, 0)` })
    .where(eq(attemptCounts.key, key));
}

/** Deletes the count of a key. */
export async function clearAttempts(executor: Executor, key: string): Promise<void> {
  await executor.delete(attemptCounts).where(eq(attemptCounts.key, key));
}
