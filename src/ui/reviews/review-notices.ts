import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { ToastDraft } from '../../domain/notices/toast';
import type { ResponseProblem } from '../../domain/reviews/response.policy';
import type { ReviewProblem } from '../../domain/reviews/review.policy';
import type { TextLimits } from '../../domain/reviews/text-limits';
import { REVIEW_LIMITS, problemSentences } from '../../domain/reviews/text-limits';
import { commonTexts, filled } from '../notices/texts/common.texts';
import { gameTexts } from '../notices/texts/game.texts';

/** Returns the toast for an invalid review or response (spec 2 §5). */
export function problemNotice(problem: ReviewProblem | ResponseProblem, { max }: TextLimits): ToastDraft {
  switch (problem) {
    case 'login-required':
      return noticeToast('review-needs-login', gameTexts['review-needs-login']);
    case 'scroll-down':
      return noticeToast('review-exists', gameTexts['review-exists']);
    case 'too-short':
      return noticeToast('review-too-short', gameTexts['review-too-short']);
    case 'too-long':
      return noticeToast('review-too-long', filled(gameTexts['review-too-long'], String(max)));
    case 'no-rating':
      return noticeToast('review-without-rating', gameTexts['review-without-rating']);
    case 'own-game':
    case 'not-respondable':
    case 'already-responded':
      return failed(problemSentences[problem]);
  }
}

/** Fields of the review form. */
export type ReviewField = 'rating' | 'body';

/** An invalid field and its error message. */
export interface FieldProblem {
  readonly field: ReviewField;
  readonly text: string;
}

const fields: Partial<Record<ReviewProblem, ReviewField>> = {
  'too-short': 'body',
  'too-long': 'body',
  'no-rating': 'rating',
};

/** Returns the field of a review's problem with its message; undefined for problems of the writer. */
export function fieldProblem(problem: ReviewProblem): FieldProblem | undefined {
  const field = fields[problem];
  return field && { field, text: problemNotice(problem, REVIEW_LIMITS).body };
}

/** Returns the toast with the server's success message (spec 2 §8). */
export function doneNotice(message: string): ToastDraft {
  return noticeToast('all-done', filled(commonTexts['all-done'], message));
}

/** Returns the toast for a failed call (spec 2 §8). */
export function failed(message: string): ToastDraft {
  return noticeToast('call-failed', filled(commonTexts['call-failed'], message));
}
