import type { Rating } from '../reviews/rating';
import { ANSWER_LIMITS, textProblem } from '../reviews/text-limits';
import { tooLongSentence } from '../shared/text-counter';
import type { Pagination } from '../shared/pagination';

/** A developer's answer to a review in plain text; times are ISO 8601, UTC. */
export interface ReviewAnswer {
  readonly body: string;
  readonly posted: string;
  /** Time of the last change; without a change, the time of the answer. */
  readonly changed: string;
  /** Username of the member who wrote the answer; undefined for a deleted account. */
  readonly by: string | undefined;
  readonly revision: string;
}

/** A review of a game, as the members of its developer see it; times are ISO 8601, UTC. */
export interface OwnReview {
  readonly id: string;
  readonly rating: Rating;
  /** Plain text. */
  readonly body: string;
  /** Undefined if the author has deleted their account. */
  readonly author: { readonly username: string; readonly alias: string } | undefined;
  readonly date: { readonly posted: string; readonly updated: string };
  readonly answer: ReviewAnswer | undefined;
}

export interface OwnReviews {
  readonly reviews: readonly OwnReview[];
  readonly pagination: Pagination;
}

/** Filter of a game's reviews. */
export interface OwnReviewFilter {
  /** True to leave out reviews with an answer. */
  readonly unanswered: boolean;
  readonly stars: Rating | undefined;
}

const answerProblems = {
  'too-short': `Write at least ${String(ANSWER_LIMITS.min)} characters.`,
  'too-long': tooLongSentence(ANSWER_LIMITS.max),
} as const;

/** Returns the message for an answer that is too short or too long; undefined for others. */
export function answerProblem(body: string): string | undefined {
  const problem = textProblem(body, ANSWER_LIMITS);
  return problem && answerProblems[problem];
}

/** Time between two notifications about reviews of a game, in milliseconds. */
export const REVIEW_NOTICE_EVERY = 60 * 60 * 1000;

/** Returns the title of a notification about new reviews of a game. */
export const reviewNoticeTitle = (count: number, game: string): string =>
  count === 1 ? `New review of ${game}` : `${String(count)} new reviews of ${game}`;
