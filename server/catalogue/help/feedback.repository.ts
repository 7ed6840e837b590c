import type { Feedback } from '../../../src/domain/notices/feedback-modal';
import type { Executor } from '../../platform/database/executor';
import { feedback } from '../../platform/database/schema/help';

/** Stores feedback. `accountId` is undefined for a visitor. */
export async function insertFeedback(
  executor: Executor,
  accountId: string | undefined,
  { subject, text, rating }: Feedback,
  now: Date,
): Promise<void> {
  await executor
    .insert(feedback)
    .values({ accountId: accountId ?? null, subject, text, rating: rating ?? null, createdAt: now });
}
