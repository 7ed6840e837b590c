import type { ReviewId } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ReviewGateway } from './review-gateway.port';

/** Removes the player’s own review for good; answers what the server says of it. */
export class DeleteReview {
  constructor(private readonly gateway: ReviewGateway) {}

  execute(game: string, id: ReviewId): Promise<Result<string, ApiFailure>> {
    return this.gateway.remove(game, id);
  }
}
