import type { Rating } from '../../../src/domain/reviews/rating';

/** A review by an invented player; days count back from the load. */
export interface DemoReview {
  readonly game: string;
  /** Username. */
  readonly by: string;
  readonly rating: Rating;
  readonly daysAgo: number;
  readonly body: string;
  /** The developer's answer. */
  readonly answer?: string;
}
