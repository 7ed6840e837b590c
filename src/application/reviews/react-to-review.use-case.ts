import type { ReviewReactionKind } from '../../domain/reactions/reaction-kind';
import type { ReactionRequest } from '../../domain/reactions/reaction-lane';
import type { ReviewId } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ReviewGateway } from './review-gateway.port';

/** Adds a like or dislike to another player’s review or removes it; returns true if the reaction has been removed. */
export class ReactToReview {
  constructor(private readonly gateway: ReviewGateway) {}

  execute(
    game: string,
    id: ReviewId,
    request: ReactionRequest<ReviewReactionKind>,
  ): Promise<Result<boolean, ApiFailure>> {
    return this.gateway.react(game, id, request);
  }
}
