import type { ReviewReactionKind } from '../../domain/reactions/reaction-kind';
import type { ReactionRequest } from '../../domain/reactions/reaction-lane';
import type { ReviewId } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ReviewGateway } from './review-gateway.port';

/** Likes or dislikes another player’s review, or takes that back; answers whether it is not given now. */
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
