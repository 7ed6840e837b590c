import { fc } from '@fast-check/vitest';
import { ratings as allRatings } from '../../src/domain/reviews/rating';
import type { Rating } from '../../src/domain/reviews/rating';
import type { ReviewDraft } from '../../src/domain/reviews/review-draft';
import { noRatings, updatedCounts } from '../../src/domain/reviews/rating-counts';
import { defaultReviewQuery } from '../../src/domain/reviews/review-query';
import type { ReviewList } from '../../src/domain/reviews/review-list';
import type { Review, ReviewId } from '../../src/domain/reviews/review';
import type { ReviewSituation } from '../../src/domain/reviews/review.policy';
import { paginate } from '../../src/domain/shared/pagination';
import { isoDates } from './iso-dates';
import { reviewReactionCounts } from './reactions';

export const ratings: fc.Arbitrary<Rating> = fc.constantFrom(...allRatings);

/** Characters that are often counted or sanitised incorrectly. */
const awkward = fc.constantFrom(
  '\r\n',
  '\r',
  '\n',
  '\t',
  '\u0000',
  '\u200b',
  '\u200f',
  'e\u0301',
  '🎮',
  '👩‍🚀',
  '\ud83d',
  ' ',
);

/** Texts that people and programs may enter in a text box. */
export const writtenTexts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.oneof(awkward, fc.string({ maxLength: 30 })), { maxLength: 24 }).map((parts) => parts.join('')),
  fc.integer({ min: 0, max: 520 }).map((length) => '🎮'.repeat(length)),
);

export const reviewDrafts: fc.Arbitrary<ReviewDraft> = fc.record({
  body: writtenTexts,
  rating: fc.option(ratings, { nil: undefined }),
});

export const reviewSituations: fc.Arbitrary<ReviewSituation> = fc.record({
  signedIn: fc.boolean(),
  ownGame: fc.boolean(),
  reviewed: fc.boolean(),
  editing: fc.boolean(),
});

/** Reviews with a small set of ids, so that some ids repeat. */
export const reviews: fc.Arbitrary<Review> = fc.record({
  id: fc.constantFrom('r1', 'r2', 'r3', 'r4', 'r5', 'r6').map((id) => id as ReviewId),
  rating: ratings,
  body: fc.string({ minLength: 20, maxLength: 60 }),
  author: fc.record({
    username: fc.stringMatching(/^[a-z0-9_-]{3,24}$/),
    alias: fc.option(fc.string({ minLength: 1, maxLength: 32 }), { nil: undefined }),
    avatar: fc.record({ sm: fc.webPath() }),
  }),
  reactions: reviewReactionCounts,
  date: fc.record({ posted: isoDates, updated: isoDates }),
  response: fc.option(fc.string({ minLength: 20, maxLength: 60 }), { nil: undefined }),
  responded: fc.option(isoDates, { nil: undefined }),
  respondable: fc.boolean(),
});

/** Complete review lists on one page; the player's own review may also be among the others. */
export const reviewLists: fc.Arbitrary<ReviewList> = fc
  .record({
    items: fc.uniqueArray(reviews, { selector: ({ id }) => id, maxLength: 6 }),
    own: fc.option(reviews, { nil: undefined }),
    repeated: fc.boolean(),
    reviewable: fc.boolean(),
  })
  .map(({ items, own, repeated, reviewable }) => {
    const current = own && (items.find(({ id }) => id === own.id) ?? own);
    const others = items.filter(({ id }) => id !== current?.id);
    const all = current === undefined ? others : [...others, current];
    return {
      query: defaultReviewQuery,
      counts: all.reduce((counts, { rating }) => updatedCounts(counts, undefined, rating), noRatings),
      pagination: paginate(others.length, 1),
      reviewable,
      current,
      items: repeated ? items : others,
    };
  });
