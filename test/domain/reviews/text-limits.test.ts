import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  ANSWER_LIMITS,
  RESPONSE_LIMITS,
  REVIEW_LIMITS,
  textProblem,
  problemSentences,
} from '../../../src/domain/reviews/text-limits';
import { plainTextLength } from '../../../src/domain/shared/plain-text';
import { writtenTexts } from '../../arbitraries/reviews';

describe('textProblem', () => {
  test('allows 20 to 500 characters for a review, 20 to 250 for a response', () => {
    expect(REVIEW_LIMITS).toEqual({ min: 20, max: 500 });
    expect(RESPONSE_LIMITS).toEqual({ min: 20, max: 250 });
    expect(ANSWER_LIMITS).toEqual({ min: 20, max: 2000 });
  });

  test.each(['a', '🎮', 'e\u0301', '\u05d0'])('applies both limits to a text of %j', (character) => {
    expect(textProblem(character.repeat(19), REVIEW_LIMITS)).toBe('too-short');
    expect(textProblem(character.repeat(20), REVIEW_LIMITS)).toBeUndefined();
    expect(textProblem(character.repeat(500), REVIEW_LIMITS)).toBeUndefined();
    expect(textProblem(character.repeat(501), REVIEW_LIMITS)).toBe('too-long');
    expect(textProblem(character.repeat(19), RESPONSE_LIMITS)).toBe('too-short');
    expect(textProblem(character.repeat(250), RESPONSE_LIMITS)).toBeUndefined();
    expect(textProblem(character.repeat(251), RESPONSE_LIMITS)).toBe('too-long');
  });

  test('counts neither surrounding spaces nor an invisible text', () => {
    expect(textProblem(`${'a'.repeat(19)} `, REVIEW_LIMITS)).toBe('too-short');
    expect(textProblem(` ${'a'.repeat(500)}\r\n`, REVIEW_LIMITS)).toBeUndefined();
    expect(textProblem('\u200b'.repeat(100), REVIEW_LIMITS)).toBe('too-short');
    expect(textProblem(`${'a'.repeat(19)}\u200f`, REVIEW_LIMITS)).toBeUndefined();
  });

  property.prop([writtenTexts, fc.constantFrom(REVIEW_LIMITS, RESPONSE_LIMITS)])(
    'always accepts exactly the lengths within the limits',
    (text, limits) => {
      const length = plainTextLength(text);
      expect(textProblem(text, limits) === undefined).toBe(length >= limits.min && length <= limits.max);
    },
  );
});

test('the message for a short text states the minimum of reviews and responses', () => {
  expect(problemSentences['too-short']).toBe('Please enter at least 20 characters to submit your review.');
  expect(RESPONSE_LIMITS.min).toBe(REVIEW_LIMITS.min);
  expect(problemSentences['too-long'](String(RESPONSE_LIMITS.max))).toBe('Please enter at most 250 characters.');
});
