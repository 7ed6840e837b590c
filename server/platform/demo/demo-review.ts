import type { Rating } from '../../../src/domain/reviews/rating';

/** What an invented player says of a game; days count back from the load. */
export interface DemoReview {
  readonly game: string;
  /** User name. */
  readonly by: string;
  readonly rating: Rating;
  readonly daysAgo: number;
  readonly body: string;
  /** What the developer answers. */
  readonly answer?: string;
}
