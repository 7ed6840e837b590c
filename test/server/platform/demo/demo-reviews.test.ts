// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { demoCommunity } from '../../../../server/platform/demo/insert-community';
import { demoReviews } from '../../../../server/platform/demo/insert-reviews';
import { readGameFiles } from '../../../../server/platform/demo/read-game-files';
import { responseBody } from '../../../../src/domain/reviews/response.policy';
import { reviewContent } from '../../../../src/domain/reviews/review.policy';

const players = demoCommunity.filter(({ studio }) => studio === undefined).map(({ username }) => username);

describe('demoReviews', () => {
  test.each(demoReviews)('the review by $by on $game and its answer are valid', (review) => {
    const { body, rating, answer } = review;
    const writer = { signedIn: true, ownGame: false, reviewed: false, editing: false };
    expect(reviewContent(review, writer)).toEqual({ ok: true, value: { body, rating } });
    if (answer !== undefined)
      expect(responseBody(answer, { respondable: true, response: undefined })).toEqual({ ok: true, value: answer });
    expect(rating).toBeGreaterThanOrEqual(2);
    expect(players).toContain(review.by);
  });

  test.each(readGameFiles().map(({ slug }) => slug))(
    '%s has at least two reviews, each by a different player',
    (slug) => {
      const writers = demoReviews.filter(({ game }) => game === slug).map(({ by }) => by);
      expect(writers.length).toBeGreaterThanOrEqual(2);
      expect(new Set(writers).size).toBe(writers.length);
    },
  );

  test('are a few dozen reviews with every rating, many of them answered', () => {
    expect(demoReviews.length).toBeGreaterThanOrEqual(35);
    expect(demoReviews.length).toBeLessThanOrEqual(40);
    expect(new Set(demoReviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]));
    expect(demoReviews.filter(({ answer }) => answer !== undefined).length).toBeGreaterThanOrEqual(12);
    expect(new Set(demoReviews.map(({ body }) => body)).size).toBe(demoReviews.length);
  });
});
