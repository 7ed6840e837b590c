import { truncate } from '../../../src/domain/shared/truncate';
import type { NewNotification } from './notification.repository';

/** A developer's answer to a review. */
export interface AnsweredReview {
  readonly reviewId: string;
  /** Name of the developer. */
  readonly developer: string;
  readonly game: { readonly slug: string; readonly title: string };
  /** Text of the answer. */
  readonly answer: string;
}

const MAX_ANSWER = 200;

/** Event key of a review's answer. A review has one answer. */
export const reviewAnswerKey = (reviewId: string): string => `review-answer:${reviewId}`;

/**
 * Creates the notification of an answer to a review. Links to the reviews, where the player's own review comes first.
 */
export function reviewAnswered({
  reviewId,
  developer,
  game,
  answer,
}: AnsweredReview): NewNotification & { readonly eventKey: string } {
  return {
    kind: 'review-answer',
    title: `${developer} answered your review`,
    body: `${game.title}: ${truncate(answer, MAX_ANSWER)}`,
    link: `/arcade/games/${game.slug}#reviews-title`,
    eventKey: reviewAnswerKey(reviewId),
  };
}
