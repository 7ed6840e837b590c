import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Review, ReviewId } from '../../../src/domain/reviews/review';
import { noRatings } from '../../../src/domain/reviews/rating-counts';
import { defaultReviewQuery } from '../../../src/domain/reviews/review-query';
import type { ReviewList, ReviewListEvent } from '../../../src/domain/reviews/review-list';
import { isOwnReview, nextReviewList, shownReviews } from '../../../src/domain/reviews/review-list';
import { paginate } from '../../../src/domain/shared/pagination';
import { isoDates } from '../../arbitraries/iso-dates';
import { ratings, reviewLists, reviews } from '../../arbitraries/reviews';

const review = (id: string, rating: Review['rating'] = 4): Review => ({
  id: id as ReviewId,
  rating,
  body: `What ${id} says of the game`,
  author: { username: `user-${id}`, alias: undefined, avatar: { sm: '/a.webp' } },
  reactions: { like: { count: 1, mine: false }, dislike: { count: 0, mine: false } },
  date: { posted: '2026-02-28T10:00:00.000Z', updated: '2026-02-28T10:00:00.000Z' },
  response: undefined,
  responded: undefined,
  respondable: false,
});
const [a, b, own] = [review('a', 5), review('b', 3), review('own', 4)];
const guests: ReviewList = {
  query: defaultReviewQuery,
  counts: { ...noRatings, 3: 1, 5: 1 },
  pagination: paginate(2, 1),
  reviewable: true,
  current: undefined,
  items: [a, b],
};
const withOwn: ReviewList = { ...guests, counts: { ...noRatings, 3: 1, 4: 1, 5: 1 }, current: own };
const ids = (list: ReviewList) => shownReviews(list).map(({ id }) => id);

/** Model: the reviews by id, the reader's own, and the ratings one by one. */
interface Model {
  own: Review | undefined;
  others: Map<ReviewId, Review>;
  ratings: number[];
}

class Happens implements fc.Command<Model, { list: ReviewList }> {
  constructor(private readonly event: ReviewListEvent) {}

  check(model: Readonly<Model>): boolean {
    // The server gives every review a new id.
    return this.event.type !== 'submitted' || !model.others.has(this.event.review.id);
  }

  run(model: Model, real: { list: ReviewList }): void {
    simply(model, this.event);
    real.list = nextReviewList(real.list, this.event);
    const { current, counts } = real.list;
    expect(current).toEqual(model.own);
    expect(shownReviews(real.list)).toEqual([...(model.own ? [model.own] : []), ...model.others.values()]);
    const countOf = (stars: number) => model.ratings.filter((rating) => rating === stars).length;
    expect(counts).toEqual({ 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) });
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

function simply(model: Model, event: ReviewListEvent): void {
  const drop = (rating: number | undefined) => {
    if (rating !== undefined) model.ratings.splice(model.ratings.indexOf(rating), 1);
  };
  if (event.type === 'submitted' || event.type === 'deleted') {
    drop(model.own?.rating);
    model.own = event.type === 'submitted' ? event.review : undefined;
    if (model.own !== undefined) model.ratings.push(model.own.rating);
  } else if (event.type === 'updated') {
    if (model.own === undefined) return;
    drop(model.own.rating);
    model.ratings.push(event.content.rating);
    model.own = { ...model.own, ...event.content, date: { posted: model.own.date.posted, updated: event.at } };
  } else {
    const stored = event.type === 'responded' ? event.response : undefined;
    const response = { response: stored?.body, responded: stored?.at };
    if (model.own?.id === event.id) model.own = { ...model.own, ...response };
    const other = model.others.get(event.id);
    if (other !== undefined) model.others.set(event.id, { ...other, ...response });
  }
}

const commands = fc.commands(
  [
    reviews.map((each) => new Happens({ type: 'submitted', review: each })),
    fc
      .record({ content: fc.record({ body: fc.string(), rating: ratings }), at: isoDates })
      .map(({ content, at }) => new Happens({ type: 'updated', content, at })),
    fc.constant(new Happens({ type: 'deleted' })),
    fc
      .record({ id: reviews.map(({ id }) => id), response: fc.record({ body: fc.string(), at: isoDates }) })
      .map((each) => new Happens({ type: 'responded', ...each })),
    reviews.map(({ id }) => new Happens({ type: 'response-deleted', id })),
  ],
  { maxCommands: 30 },
);

describe('nextReviewList', () => {
  test('shows the own review first and once', () => {
    expect(ids(guests)).toEqual(['a', 'b']);
    expect(ids(withOwn)).toEqual(['own', 'a', 'b']);
    expect(ids({ ...withOwn, items: [a, own, b] })).toEqual(['own', 'a', 'b']);
  });

  test("isOwnReview recognises the reader's own review", () => {
    expect(isOwnReview(withOwn, own)).toBe(true);
    expect(isOwnReview(withOwn, a)).toBe(false);
    expect(isOwnReview(guests, own)).toBe(false);
  });

  test('contains a new review at once', () => {
    expect(nextReviewList(guests, { type: 'submitted', review: own })).toEqual(withOwn);
  });

  test('contains the edited review in its place', () => {
    const event: ReviewListEvent = {
      type: 'updated',
      content: { body: 'Better than I thought', rating: 5 },
      at: '2026-03-01T00:00:00.000Z',
    };
    const { current, counts } = nextReviewList(withOwn, event);
    expect(current).toEqual({
      ...own,
      body: 'Better than I thought',
      rating: 5,
      date: { posted: '2026-02-28T10:00:00.000Z', updated: '2026-03-01T00:00:00.000Z' },
    });
    expect(counts).toEqual({ ...noRatings, 3: 1, 5: 2 });
    expect(nextReviewList(guests, event)).toBe(guests);
  });

  test('removes a deleted review, and changes nothing if there is none', () => {
    expect(nextReviewList({ ...withOwn, items: [a, own, b] }, { type: 'deleted' })).toEqual(guests);
    expect(nextReviewList(guests, { type: 'deleted' })).toEqual(guests);
  });

  test('adds a response and removes it, also of the own review', () => {
    const response = { body: 'Thank you for playing it!', at: '2026-03-01T00:00:00.000Z' };
    const responded = nextReviewList(withOwn, { type: 'responded', id: b.id, response });
    expect(responded.items).toEqual([a, { ...b, response: response.body, responded: response.at }]);
    expect(nextReviewList(responded, { type: 'response-deleted', id: b.id })).toEqual(withOwn);
    expect(nextReviewList(withOwn, { type: 'responded', id: own.id, response }).current?.response).toBe(response.body);
    expect(nextReviewList(guests, { type: 'responded', id: own.id, response })).toEqual(guests);
  });

  property.prop([commands, reviewLists])('always behaves like the model', (run, list) => {
    const others = list.items.filter(({ id }) => id !== list.current?.id);
    const model: Model = {
      own: list.current,
      others: new Map(others.map((each) => [each.id, each])),
      ratings: [...others, ...(list.current ? [list.current] : [])].map(({ rating }) => rating),
    };
    fc.modelRun(() => ({ model, real: { list } }), run);
  });

  property.prop([reviewLists])('never shows a review twice', (list) => {
    expect(new Set(ids(list)).size).toBe(ids(list).length);
    expect(ids(list)[0]).toBe(list.current?.id ?? list.items[0]?.id);
  });
});
