import type * as z from 'zod/mini';
import type { ReviewGateway } from '../../application/reviews/review-gateway.port';
import type { DataOf } from '../../contract/call';
import type { gameReviews, wireReview } from '../../contract/reviews.contract';
import type { Review, ReviewId } from '../../domain/reviews/review';
import type { ReviewList } from '../../domain/reviews/review-list';
import type { ReviewQuery } from '../../domain/reviews/review-query';
import type { HttpClient } from './http-client';
import { toPagination } from './pagination.mapper';
import type { ApiResponse } from './wire';

type WireReview = z.output<typeof wireReview>;

function toReview({ uuid, ...review }: WireReview): Review {
  return { ...review, id: uuid as ReviewId };
}

/** Maps the page of reviews that answers a query. */
const toReviewList =
  (query: ReviewQuery) =>
  ({ rating_counts, pagination, items, reviewable, current }: DataOf<typeof gameReviews>): ReviewList => ({
    query,
    counts: rating_counts,
    pagination: toPagination(pagination),
    reviewable,
    current: current && toReview(current),
    items: items.map(toReview),
  });

const toAccepted = ({ data, message }: ApiResponse<{ readonly review: WireReview }>) => ({
  kept: toReview(data.review),
  message,
});

const toMessage = ({ message }: ApiResponse<unknown>) => message;

export const httpReviewGateway = (http: HttpClient): ReviewGateway => ({
  list: (game, query, signal) =>
    http.send('gameReviews', { params: { game }, query: { ...query }, signal }, toReviewList(query)),
  submit: (game, content) =>
    http.sendWithMessage('reviewSubmit', { params: { game }, body: { ...content } }, toAccepted),
  update: (game, id, content) =>
    http.sendWithMessage('reviewUpdate', { params: { game, review: id }, body: { ...content } }, toAccepted),
  remove: (game, id) => http.sendWithMessage('reviewDelete', { params: { game, review: id } }, toMessage),
  react: (game, id, { kind, status }) =>
    http.send(
      'reviewReact',
      { params: { game, review: id }, body: { type: kind, status } },
      ({ retracted }) => retracted,
    ),
  respond: (id, body) =>
    http.sendWithMessage('reviewRespond', { params: { review: id }, body: { body } }, ({ data, message }) => ({
      kept: { body: data.response, at: data.responded },
      message,
    })),
  removeResponse: (id) => http.sendWithMessage('reviewResponseDelete', { params: { review: id } }, toMessage),
});
