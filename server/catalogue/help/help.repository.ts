import { asc } from 'drizzle-orm';
import type { HelpAudience } from '../../../src/domain/help/help-audience';
import { helpAudiences } from '../../../src/domain/help/help-audience';
import type { Feedback } from '../../../src/domain/notices/feedback-modal';
import type { Executor } from '../../platform/database/executor';
import { feedback, helpQuestions } from '../../platform/database/schema/help';

export interface QuestionRow {
  readonly slug: string;
  readonly audience: HelpAudience;
  readonly question: string;
  readonly answerHtml: string;
}

/** Returns every question of the help centre by audience and position. */
export async function listQuestions(executor: Executor): Promise<readonly QuestionRow[]> {
  const rows = await executor
    .select({
      slug: helpQuestions.slug,
      audience: helpQuestions.audience,
      question: helpQuestions.question,
      answerHtml: helpQuestions.answerHtml,
    })
    .from(helpQuestions)
    .orderBy(asc(helpQuestions.position), asc(helpQuestions.id));
  return helpAudiences.flatMap((audience) => rows.filter((row) => row.audience === audience));
}

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
