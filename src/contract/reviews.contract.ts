import * as z from 'zod/mini';
import { reviewReactionKinds } from '../domain/reactions/reaction-kind';
import { ratings } from '../domain/reviews/rating';
import { defaultReviewSort, reviewSorts } from '../domain/reviews/review-query';
import { defineCall } from './define-call';
import { noData, orNull, wireDate, wirePage, wirePagination, wireSlug } from './wire-values';

const wireReaction = z.object({
  /** Number of players, including the caller. */
  count: z.int(),
  /** True if the caller is one of the players. */
  mine: z.boolean(),
});

/** A player’s review of a game in plain text (spec 2 §3). */
export const wireReview = z.object({
  uuid: z.uuid(),
  rating: z.literal(ratings),
  body: z.string(),
  /** Null after the author has deleted the account. */
  author: orNull(z.object({ alias: z.string(), username: z.string(), avatar: z.object({ sm: z.string() }) })),
  reactions: z.object({ like: wireReaction, dislike: wireReaction }),
  date: z.object({ posted: wireDate, updated: wireDate }),
  /** The developer’s response, or null. */
  response: orNull(z.string()),
  /** Time of the response’s last change. */
  responded: orNull(wireDate),
  /** True if the caller may respond on behalf of the developer. */
  respondable: z.boolean(),
});

const reviewParams = z.object({ game: wireSlug, review: z.uuid() });
const responseParams = z.object({ review: z.uuid() });

const reviewBody = z.strictObject({
  /** 20 to 500 characters after `plainText`. */
  body: z.string(),
  rating: z.number(),
});

export const gameReviews = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/game/{game}/reviews',
  access: 'anyone',
  summary: 'Returns one page of eight reviews of a game, with the caller’s own separately.',
  params: z.object({ game: wireSlug }),
  query: z.object({
    /** `helpful`: most likes minus dislikes first. Equal reviews are sorted newest first. */
    sort: z._default(z.enum(reviewSorts), defaultReviewSort),
    /** Limits the page to reviews with this rating. */
    stars: z.optional(z.pipe(z.coerce.number(), z.literal(ratings))),
    page: wirePage,
  }),
  data: z.object({
    /** Unrounded average of all ratings; null without reviews. */
    rating: orNull(z.number()),
    /** Number of reviews by rating, including the caller’s own. */
    rating_counts: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
    /** Pagination of the requested reviews without the caller’s own. */
    pagination: wirePagination,
    items: z.array(wireReview),
    /** True if the caller may review the game. Requires a login; members of the developer may not. */
    reviewable: z.boolean(),
    /** The caller’s own review. */
    current: orNull(wireReview),
  }),
});

export const reviewSubmit = defineCall({
  method: 'POST',
  path: '/v1/private/user/arcade/game/review/{game}/submit',
  access: 'player',
  summary:
    'Publishes the caller’s review of a game; 403 (err_own_game) for members of its developer, 409 if the caller has a review, 422 for an invalid one.',
  params: z.object({ game: wireSlug }),
  body: reviewBody,
  data: z.object({ uuid: z.uuid(), review: wireReview }),
});

export const reviewUpdate = defineCall({
  method: 'POST',
  path: '/v1/private/user/arcade/game/review/{game}/{review}/update',
  access: 'player',
  summary:
    'Changes the caller’s own review; 403 (err_own_game) for members of its developer, 404 for another player’s review.',
  params: reviewParams,
  body: reviewBody,
  data: z.object({ review: wireReview }),
});

export const reviewDelete = defineCall({
  method: 'DELETE',
  path: '/v1/private/user/arcade/game/review/{game}/{review}/delete',
  access: 'player',
  summary: 'Deletes the caller’s own review; 404 for another player’s review.',
  params: reviewParams,
  data: noData,
});

export const reviewReact = defineCall({
  method: 'PUT',
  path: '/v1/private/user/arcade/game/review/{game}/{review}/react',
  access: 'player',
  keepalive: true,
  summary: 'Likes or dislikes another player’s review, never both; without `status` a repetition removes the reaction.',
  params: reviewParams,
  body: z.strictObject({
    type: z.enum(reviewReactionKinds),
    /** True adds the reaction, false removes it. */
    status: z.optional(z.boolean()),
  }),
  /** True if the caller no longer has this reaction. */
  data: z.object({ retracted: z.boolean() }),
});

export const reviewRespond = defineCall({
  method: 'POST',
  path: '/v1/private/arcade/game/review/{review}/response',
  access: 'player',
  summary:
    'Responds to a review for the game’s developer; 403 unless the caller is a member of the developer who may answer, 409 if a response exists.',
  params: responseParams,
  body: z.strictObject({
    /** 20 to 250 characters after `plainText`. */
    body: z.string(),
  }),
  data: z.object({ response: z.string(), responded: wireDate }),
});

export const reviewResponseDelete = defineCall({
  method: 'DELETE',
  path: '/v1/private/arcade/game/review/{review}/response',
  access: 'player',
  summary:
    'Deletes the developer’s response; 403 unless the caller is a member of the developer who may answer, 404 without a response.',
  params: responseParams,
  data: noData,
});

export type WireReview = z.input<typeof wireReview>;
