import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { answerProblem, reviewNoticeTitle } from '../../../src/domain/console/own-reviews';
import { plainText } from '../../../src/domain/shared/plain-text';
import { writtenTexts } from '../../arbitraries/reviews';

describe('answerProblem', () => {
  test.each([
    [19, 'Write at least 20 characters.'],
    [20, undefined],
    [2000, undefined],
    [2001, 'Please enter at most 2000 characters.'],
  ])('of an answer with %i characters is %j', (length, problem) => {
    expect(answerProblem('🎮'.repeat(length))).toBe(problem);
  });

  property.prop([writtenTexts])('always depends only on the length of the stored text', (text) => {
    expect(answerProblem(text)).toBe(answerProblem(plainText(text)));
  });
});

describe('reviewNoticeTitle', () => {
  test('contains the number of reviews, or “New review” for one', () => {
    expect(reviewNoticeTitle(1, 'Kite')).toBe('New review of Kite');
    expect(reviewNoticeTitle(3, 'Kite')).toBe('3 new reviews of Kite');
  });

  property.prop([fc.integer({ min: 2, max: 1e6 }), fc.string()])(
    'always contains the number of two or more reviews',
    (count, game) => {
      expect(reviewNoticeTitle(count, game)).toBe(`${String(count)} new reviews of ${game}`);
    },
  );
});
