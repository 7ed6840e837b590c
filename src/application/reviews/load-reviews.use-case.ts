import type { ReviewList } from '../../domain/reviews/review-list';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';
import type { ReviewGateway } from './review-gateway.port';

/** Loads one page of a game’s reviews, with the player’s own. */
export class LoadReviews {
  constructor(private readonly gateway: ReviewGateway) {}

  execute(game: string, page: number, signal?: CancelSignal): Promise<Result<ReviewList, ApiFailure>> {
    return this.gateway.list(game, page, signal);
  }
}
