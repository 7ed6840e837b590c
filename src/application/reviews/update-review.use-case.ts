import type { ReviewContent } from '../../domain/reviews/review-draft';
import type { Review, ReviewId } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { Accepted, ReviewGateway } from './review-gateway.port';

/** Updates the player’s own review. */
export class UpdateReview {
  constructor(private readonly gateway: ReviewGateway) {}

  execute(game: string, id: ReviewId, content: ReviewContent): Promise<Result<Accepted<Review>, ApiFailure>> {
    return this.gateway.update(game, id, content);
  }
}
