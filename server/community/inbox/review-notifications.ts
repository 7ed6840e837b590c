import { truncate } from '../../../src/domain/shared/truncate';
import type { NewNotification } from './notification.repository';

/** An answer to a review. */
export interface AnsweredReview {
  readonly reviewId: string;
  /** What the developer who answers is called. */
  readonly developer: string;
  readonly game: { readonly slug: string; readonly title: string };
  /** As it is shown. */
  readonly answer: string;
}

const NOTED = 200;

/** The event of an answer to a review: one review has one answer. */
export const reviewAnswerKey = (reviewId: string): string => `review-answer:${reviewId}`;

/** Tells a review's author that the developer has answered, and leads to the reviews, where one's own stands first. */
export function reviewAnswered({
  reviewId,
  developer,
  game,
  answer,
}: AnsweredReview): NewNotification & { readonly eventKey: string } {
  return {
    kind: 'review-answer',
    title: `${developer} has answered your review`,
    body: `${game.title}: ${truncate(answer, NOTED)}`,
    link: `/arcade/games/${game.slug}#reviews-title`,
    eventKey: reviewAnswerKey(reviewId),
  };
}
