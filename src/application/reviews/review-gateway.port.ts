import type { ReviewReactionKind } from '../../domain/reactions/reaction-kind';
import type { ReactionRequest } from '../../domain/reactions/reaction-lane';
import type { ReviewContent } from '../../domain/reviews/review-draft';
import type { ReviewList } from '../../domain/reviews/review-list';
import type { Review, ReviewId } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** What the server has taken, and what it says of it. */
export interface Accepted<T> {
  readonly kept: T;
  readonly message: string;
}

/** What players say of games, as the server keeps it; `game` is a slug. */
export interface ReviewGateway {
  /** One page of eight reviews, the newest first, with the caller's own beside them. */
  list(game: string, page: number, signal?: CancelSignal): Promise<Result<ReviewList, ApiFailure>>;
  /** Publishes the player's review; 409 when there is one. */
  submit(game: string, content: ReviewContent): Promise<Result<Accepted<Review>, ApiFailure>>;
  /** Changes the player's own review. */
  update(game: string, id: ReviewId, content: ReviewContent): Promise<Result<Accepted<Review>, ApiFailure>>;
  /** Removes the player's own review; answers what the server says of it. */
  remove(game: string, id: ReviewId): Promise<Result<string, ApiFailure>>;
  /** Likes or dislikes another player's review, or takes that back; answers whether it is not given now. */
  react(game: string, id: ReviewId, request: ReactionRequest<ReviewReactionKind>): Promise<Result<boolean, ApiFailure>>;
  /** Answers a review for the game's developer; answers the text as it is kept. */
  respond(id: ReviewId, body: string): Promise<Result<Accepted<string>, ApiFailure>>;
  /** Takes the developer's answer back; answers what the server says of it. */
  removeResponse(id: ReviewId): Promise<Result<string, ApiFailure>>;
}
