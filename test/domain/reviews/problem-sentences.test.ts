import { expect, test } from 'vitest';
import { problemSentences } from '../../../src/domain/reviews/problem-sentences';
import { RESPONSE_LIMITS, REVIEW_LIMITS } from '../../../src/domain/reviews/text-limits';

test('what is too short is told with the least that a review and an answer both need', () => {
  expect(problemSentences['too-short']).toBe('Please enter at least 20 characters to submit your review.');
  expect(RESPONSE_LIMITS.min).toBe(REVIEW_LIMITS.min);
  expect(problemSentences['too-long'](String(RESPONSE_LIMITS.max))).toBe('Please enter at most 250 characters.');
});
