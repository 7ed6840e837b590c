import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  FEEDBACK_LIMIT,
  FEEDBACK_RATINGS,
  feedbackCounter,
  isSendable,
  toFeedbackRequest,
} from '../../../src/domain/notices/feedback';
import { normalizeReviewText } from '../../../src/domain/reviews/review-text';
import { texts } from '../../arbitraries/texts';

const draft = { withRating: true, endpoint: 'help', title: 'A', placeholder: 'B', shouldUpdate: false } as const;

describe('feedback', () => {
  test('may have 500 characters unless it is asked for otherwise', () => {
    expect(FEEDBACK_LIMIT).toBe(500);
    expect(toFeedbackRequest(draft)).toEqual({ ...draft, subject: 'A', limit: 500 });
    expect(toFeedbackRequest({ ...draft, subject: 'B' }).subject).toBe('B');
    expect(toFeedbackRequest({ ...draft, limit: 250 }).limit).toBe(250);
  });

  test('has one to five stars', () => {
    expect(FEEDBACK_RATINGS).toEqual([1, 2, 3, 4, 5]);
  });

  test('is counted as it is read', () => {
    expect(feedbackCounter('', 3)).toEqual({ length: 0, over: false });
    expect(feedbackCounter('e\u0301😀\u200f', 3)).toEqual({ length: 3, over: false });
    expect(feedbackCounter('abcd', 3)).toEqual({ length: 4, over: true });
  });

  test('can be sent when there is some, and not too much', () => {
    expect(['', ' ', '\n', 'abc', 'abcd', '😀😀😀', 'abc '].map((text) => isSendable(text, 3))).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(isSendable('\u200b', 3)).toBe(false);
  });

  property.prop([texts, fc.integer({ min: 0, max: 40 })])('can never be sent above its limit', (text, limit) => {
    const { length, over } = feedbackCounter(text, limit);
    expect(length).toBe(Array.from(text.normalize('NFC')).length);
    expect(over).toBe(length > limit);
    expect(isSendable(text, limit)).toBe(!over && normalizeReviewText(text) !== '');
  });
});
