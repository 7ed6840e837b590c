import type { FeedbackProblem } from '../../../src/domain/notices/feedback-modal';
import { FEEDBACK_LIMIT } from '../../../src/domain/notices/feedback';
import { SUBJECT_LIMIT } from '../../../src/domain/shared/subject';
import { tooLongSentence } from '../../../src/domain/shared/text-counter';

const LIMITS: Readonly<Record<FeedbackProblem['field'], number>> = {
  subject: SUBJECT_LIMIT,
  text: FEEDBACK_LIMIT,
};

/** Error message of refused feedback, by field. */
export function feedbackMessages({ kind, field }: FeedbackProblem): Readonly<Record<string, readonly string[]>> {
  const message =
    kind === 'empty' ? `Please enter a ${field} before submitting your feedback.` : tooLongSentence(LIMITS[field]);
  return { [field]: [message] };
}
