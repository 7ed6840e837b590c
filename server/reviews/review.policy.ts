import type { ReviewProblem } from '../../src/domain/reviews/review.policy';
import type { ResponseProblem } from '../../src/domain/reviews/response.policy';
import { RESPONSE_LIMITS, REVIEW_LIMITS } from '../../src/domain/reviews/text-limits';
import type { Refusal } from '../http/refusal';
import { refusal } from '../http/refusal';

const tooLong = (max: number): string => `Please enter at most ${String(max)} characters.`;

/** What a writer is told of a review that is not taken, in the words of the form (spec 2 §5). */
export function refusedReview(problem: ReviewProblem): Refusal {
  switch (problem) {
    case 'login-required':
      return refusal.unauthenticated('Please register or login to leave a review.');
    case 'scroll-down':
      return refusal.conflict('You have written a review of this game already.');
    case 'too-short':
      return refusal.validation({
        body: [`Please enter at least ${String(REVIEW_LIMITS.min)} characters to submit your review.`],
      });
    case 'too-long':
      return refusal.validation({ body: [tooLong(REVIEW_LIMITS.max)] });
    case 'no-rating':
      return refusal.validation({ rating: ['Please choose a rating before submitting your feedback.'] });
  }
}

/** What a developer is told of an answer that is not taken. */
export function refusedResponse(problem: ResponseProblem): Refusal {
  switch (problem) {
    case 'not-respondable':
      return refusal.forbidden('Only the developer of this game may answer its reviews.');
    case 'already-responded':
      return refusal.conflict('This review has been answered already.');
    case 'too-short':
      return refusal.validation({
        body: [`Please enter at least ${String(RESPONSE_LIMITS.min)} characters to submit your review.`],
      });
    case 'too-long':
      return refusal.validation({ body: [tooLong(RESPONSE_LIMITS.max)] });
  }
}
