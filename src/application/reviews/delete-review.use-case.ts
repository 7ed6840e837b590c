import type { ReviewId } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ReviewGateway } from './review-gateway.port';

/** Deletes the player’s own review permanently; returns the server's message. */
export class DeleteReview {
  constructor(private readonly gateway: ReviewGateway) {}

  execute(game: string, id: ReviewId): Promise<Result<string, ApiFailure>> {
    return this.gateway.remove(game, id);
  }
}
