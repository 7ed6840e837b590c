import type { ApiFailure } from '../../application/http/api-failure';
import type { ReactionGateway } from '../../application/reactions/reaction-gateway.port';
import type { Accepted, ReviewGateway } from '../../application/reviews/review-gateway.port';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { DataOf } from '../../contract/call';
import type { gameReviews, WireReview } from '../../contract/reviews.contract';
import type { ReviewReactionKind, ReactionKind } from '../../domain/reactions/reaction-kind';
import type { ReactionRequest } from '../../domain/reactions/reaction-lane';
import { ratingTally } from '../../domain/reviews/rating-tally';
import type { Review, ReviewId } from '../../domain/reviews/review';
import type { ReviewContent } from '../../domain/reviews/review-draft';
import type { ReviewList } from '../../domain/reviews/review-list';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './http-client';
import { toPagination } from './pagination.mapper';

function toReview({ uuid, author, response, ...rest }: WireReview): Review {
  return { ...rest, id: uuid as ReviewId, author: author ?? undefined, response: response ?? undefined };
}

/** Maps one page of reviews; the rating includes the player's own review. */
function toReviewList({ rating, pagination, items, reviewable, current }: DataOf<typeof gameReviews>): ReviewList {
  const count = pagination.total + (current === null ? 0 : 1);
  return {
    tally: ratingTally(rating ?? undefined, count),
    pagination: toPagination(pagination),
    reviewable,
    current: current === null ? undefined : toReview(current),
    items: items.map(toReview),
  };
}

export class HttpReviewGateway implements ReviewGateway {
  constructor(private readonly http: HttpClient) {}

  async list(game: string, page: number, signal?: CancelSignal): Promise<Result<ReviewList, ApiFailure>> {
    return mapOk(await this.http.send('gameReviews', { params: { game }, query: { page }, signal }), toReviewList);
  }

  async submit(game: string, content: ReviewContent): Promise<Result<Accepted<Review>, ApiFailure>> {
    const answer = await this.http.sendWithMessage('reviewSubmit', { params: { game }, body: { ...content } });
    return mapOk(answer, ({ data, message }) => ({ kept: toReview(data.review), message }));
  }

  async update(game: string, id: ReviewId, content: ReviewContent): Promise<Result<Accepted<Review>, ApiFailure>> {
    const answer = await this.http.sendWithMessage('reviewUpdate', {
      params: { game, review: id },
      body: { ...content },
    });
    return mapOk(answer, ({ data, message }) => ({ kept: toReview(data.review), message }));
  }

  async remove(game: string, id: ReviewId): Promise<Result<string, ApiFailure>> {
    return mapOk(
      await this.http.sendWithMessage('reviewDelete', { params: { game, review: id } }),
      ({ message }) => message,
    );
  }

  async react(
    game: string,
    id: ReviewId,
    { kind, status }: ReactionRequest<ReviewReactionKind>,
  ): Promise<Result<boolean, ApiFailure>> {
    const answer = await this.http.send('reviewReact', { params: { game, review: id }, body: { type: kind, status } });
    return mapOk(answer, ({ retracted }) => retracted);
  }

  async respond(id: ReviewId, body: string): Promise<Result<Accepted<string>, ApiFailure>> {
    const answer = await this.http.sendWithMessage('reviewRespond', { params: { review: id }, body: { body } });
    return mapOk(answer, ({ data, message }) => ({ kept: data.response, message }));
  }

  async removeResponse(id: ReviewId): Promise<Result<string, ApiFailure>> {
    return mapOk(
      await this.http.sendWithMessage('reviewResponseDelete', { params: { review: id } }),
      ({ message }) => message,
    );
  }
}

export class HttpReactionGateway implements ReactionGateway {
  constructor(private readonly http: HttpClient) {}

  async react(game: string, { kind, status }: ReactionRequest<ReactionKind>): Promise<Result<boolean, ApiFailure>> {
    const answer = await this.http.send('gameReact', { params: { game }, body: { type: kind, status } });
    return mapOk(answer, ({ retracted }) => retracted);
  }
}
