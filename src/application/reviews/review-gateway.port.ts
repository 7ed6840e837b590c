import type { ReviewReactionKind } from '../../domain/reactions/reaction-kind';
import type { ReactionRequest } from '../../domain/reactions/reaction-lane';
import type { ReviewContent } from '../../domain/reviews/review-draft';
import type { ReviewList } from '../../domain/reviews/review-list';
import type { ReviewQuery } from '../../domain/reviews/review-query';
import type { Review, ReviewId, StoredResponse } from '../../domain/reviews/review';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** A stored value, with the server's message. */
export interface Accepted<T> {
  readonly kept: T;
  readonly message: string;
}

/** Reviews of games on the server; `game` is a slug. */
export interface ReviewGateway {
  /** Returns one page of eight reviews with the caller's own review. */
  list(game: string, query: ReviewQuery, signal?: CancelSignal): Promise<Result<ReviewList, ApiFailure>>;
  /** Publishes the player's review. Rejected with 409 when the player already has one. */
  submit(game: string, content: ReviewContent): Promise<Result<Accepted<Review>, ApiFailure>>;
  /** Updates the player's own review. */
  update(game: string, id: ReviewId, content: ReviewContent): Promise<Result<Accepted<Review>, ApiFailure>>;
  /** Deletes the player's own review; returns the server's message. */
  remove(game: string, id: ReviewId): Promise<Result<string, ApiFailure>>;
  /** Adds a like or dislike to another player's review or removes it; returns true if the reaction has been removed. */
  react(game: string, id: ReviewId, request: ReactionRequest<ReviewReactionKind>): Promise<Result<boolean, ApiFailure>>;
  /** Posts the developer's response to a review. */
  respond(id: ReviewId, body: string): Promise<Result<Accepted<StoredResponse>, ApiFailure>>;
  /** Deletes the developer's response; returns the server's message. */
  removeResponse(id: ReviewId): Promise<Result<string, ApiFailure>>;
}
