import type { FeedbackProblem } from '../../../src/domain/notices/feedback-modal';
import { FEEDBACK_LIMIT } from '../../../src/domain/notices/feedback';
import { SUBJECT_LIMIT } from '../../../src/domain/shared/subject';

const LIMITS: Readonly<Record<FeedbackProblem['field'], number>> = {
  subject: SUBJECT_LIMIT,
  text: FEEDBACK_LIMIT,
};

/** Error message of refused feedback, by field. */
export function feedbackMessages({ kind, field }: FeedbackProblem): Readonly<Record<string, readonly string[]>> {
  const message =
    kind === 'empty'
      ? `Please enter a ${field} before submitting your feedback.`
      : `The ${field} may have at most ${String(LIMITS[field])} characters.`;
  return { [field]: [message] };
}
