import type { ReviewContent } from '../../domain/reviews/review-draft';
import type { Review } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { Accepted, ReviewGateway } from './review-gateway.port';

/** Publishes the player’s review of a game. */
export class SubmitReview {
  constructor(private readonly gateway: ReviewGateway) {}

  execute(game: string, content: ReviewContent): Promise<Result<Accepted<Review>, ApiFailure>> {
    return this.gateway.submit(game, content);
  }
}
