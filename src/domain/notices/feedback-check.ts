import { countCharacters } from '../shared/count-characters';
import { plainText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { plainSubject, SUBJECT_LIMIT } from '../shared/subject';
import type { FeedbackRating } from './feedback';
import { FEEDBACK_LIMIT } from './feedback';

/** A feedback as it is sent and stored. */
export interface Feedback {
  readonly subject: string;
  readonly text: string;
  readonly rating: FeedbackRating | undefined;
}

/** Why a feedback is refused, with the first field that is wrong. */
export interface FeedbackProblem {
  readonly kind: 'empty' | 'too-long';
  readonly field: 'subject' | 'text';
}

/**
 * The feedback as it is stored: without what no reader can see, its subject in one line; or why it is refused.
 * @rule 1.9.3b A text above the limit of 500 is refused.
 */
export function checkFeedback(feedback: Feedback): Result<Feedback, FeedbackProblem> {
  const subject = plainSubject(feedback.subject);
  const text = plainText(feedback.text);
  const fields = [
    ['subject', subject, SUBJECT_LIMIT],
    ['text', text, FEEDBACK_LIMIT],
  ] as const;
  for (const [field, value, limit] of fields) {
    if (value === '') return err({ kind: 'empty', field });
    if (countCharacters(value) > limit) return err({ kind: 'too-long', field });
  }
  return ok({ subject, text, rating: feedback.rating });
}
