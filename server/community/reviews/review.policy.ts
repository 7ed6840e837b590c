import type { ResponseProblem } from '../../../src/domain/reviews/response.policy';
import type { ReviewProblem } from '../../../src/domain/reviews/review.policy';
import { problemSentences, RESPONSE_LIMITS, REVIEW_LIMITS } from '../../../src/domain/reviews/text-limits';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';

/** Error when a review is refused, with the messages of the form (spec 2 §5). */
export function refusedReview(problem: ReviewProblem): Refusal {
  switch (problem) {
    case 'login-required':
      return refusal.unauthenticated(problemSentences[problem]);
    case 'own-game':
      return refusal.ownGame(problemSentences[problem]);
    case 'scroll-down':
      return refusal.conflict('You’ve already reviewed this game.');
    case 'too-short':
      return refusal.validation({ body: [problemSentences[problem]] });
    case 'too-long':
      return refusal.validation({ body: [problemSentences[problem](String(REVIEW_LIMITS.max))] });
    case 'no-rating':
      return refusal.validation({ rating: [problemSentences[problem]] });
  }
}

/** Error when a developer's answer is refused. */
export function refusedResponse(problem: ResponseProblem): Refusal {
  switch (problem) {
    case 'not-respondable':
      return refusal.forbidden(problemSentences[problem]);
    case 'already-responded':
      return refusal.conflict(problemSentences[problem]);
    case 'too-short':
      return refusal.validation({ body: [problemSentences[problem]] });
    case 'too-long':
      return refusal.validation({ body: [problemSentences[problem](String(RESPONSE_LIMITS.max))] });
  }
}
