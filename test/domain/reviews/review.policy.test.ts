import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { REVIEW_LIMITS, textProblem } from '../../../src/domain/reviews/text-limits';
import { plainText } from '../../../src/domain/shared/plain-text';
import type { ReviewSituation } from '../../../src/domain/reviews/review.policy';
import { reviewContent, reviewProblems } from '../../../src/domain/reviews/review.policy';
import { reviewDrafts, reviewSituations } from '../../arbitraries/reviews';

const player: ReviewSituation = { signedIn: true, ownGame: false, reviewed: false, editing: false };
const guest: ReviewSituation = { signedIn: false, ownGame: false, reviewed: false, editing: false };
const fine = { body: 'A lovely little game', rating: 5 } as const;

describe('reviewProblems and reviewContent', () => {
  test('accept a review with text and stars', () => {
    expect(reviewProblems(fine, player)).toEqual([]);
    expect(reviewContent({ ...fine, body: '  A lovely\tlittle game\r\n' }, player)).toEqual({ ok: true, value: fine });
  });

  test('require a logged-in player', () => {
    expect(reviewProblems(fine, guest)).toEqual(['login-required']);
    expect(reviewProblems(fine, { ...guest, reviewed: true })).toEqual(['login-required']);
  });

  test('allow one new review, and then only edits', () => {
    expect(reviewProblems(fine, { ...player, reviewed: true })).toEqual(['scroll-down']);
    expect(reviewProblems(fine, { ...player, reviewed: true, editing: true })).toEqual([]);
  });

  test("refuse a review by the game's developers", () => {
    const maker = { ...player, ownGame: true };
    expect(reviewProblems(fine, maker)).toEqual(['own-game']);
    expect(reviewProblems(fine, { ...maker, reviewed: true, editing: true })).toEqual(['own-game']);
    expect(reviewProblems(fine, { ...guest, ownGame: true })).toEqual(['login-required']);
  });

  test.each([
    [19, ['too-short']],
    [20, []],
    [500, []],
    [501, ['too-long']],
  ])('report for %i characters the problems %j', (length, problems) => {
    expect(reviewProblems({ body: '🎮'.repeat(length), rating: 1 }, player)).toEqual(problems);
  });

  test('require a star rating', () => {
    expect(reviewProblems({ ...fine, rating: undefined }, player)).toEqual(['no-rating']);
    expect(reviewContent({ ...fine, rating: undefined }, player)).toEqual({ ok: false, error: 'no-rating' });
  });

  test('return the problems in order', () => {
    const empty = { body: '', rating: undefined };
    expect(reviewProblems(empty, guest)).toEqual(['login-required', 'too-short', 'no-rating']);
    expect(reviewProblems(empty, { ...player, reviewed: true })).toEqual(['scroll-down', 'too-short', 'no-rating']);
    expect(reviewContent(empty, guest)).toEqual({ ok: false, error: 'login-required' });
    expect(reviewContent(empty, player)).toEqual({ ok: false, error: 'too-short' });
  });

  property.prop([reviewDrafts, reviewSituations])(
    'always accept exactly the drafts without problems',
    (draft, situation) => {
      const [first] = reviewProblems(draft, situation);
      const content = reviewContent(draft, situation);
      if (first === undefined) {
        expect(content).toEqual({ ok: true, value: { body: plainText(draft.body), rating: draft.rating } });
      } else {
        expect(content).toEqual({ ok: false, error: first });
      }
    },
  );

  property.prop([reviewDrafts, reviewSituations])(
    'always contain exactly the problems that each rule finds',
    (draft, situation) => {
      const problems = reviewProblems(draft, situation);
      const length = textProblem(draft.body, REVIEW_LIMITS);
      expect(problems.includes('login-required')).toBe(!situation.signedIn);
      expect(problems.includes('scroll-down')).toBe(
        situation.signedIn && !situation.ownGame && situation.reviewed && !situation.editing,
      );
      expect(problems.includes('own-game')).toBe(situation.signedIn && situation.ownGame);
      expect(problems.includes('too-short')).toBe(length === 'too-short');
      expect(problems.includes('too-long')).toBe(length === 'too-long');
      expect(problems.includes('no-rating')).toBe(draft.rating === undefined);
      const order = ['login-required', 'own-game', 'scroll-down', 'too-short', 'too-long', 'no-rating'];
      expect(problems).toEqual(order.filter((each) => problems.some((problem) => problem === each)));
    },
  );
});
