import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { FEEDBACK_LIMIT, FEEDBACK_RATINGS, isSendable, toFeedbackRequest } from '../../../src/domain/notices/feedback';
import { plainText } from '../../../src/domain/shared/plain-text';
import { texts } from '../../arbitraries/texts';

const draft = { withRating: true, endpoint: 'help', title: 'A', placeholder: 'B', shouldUpdate: false } as const;

describe('feedback requests', () => {
  test('allow 500 characters by default', () => {
    expect(FEEDBACK_LIMIT).toBe(500);
    expect(toFeedbackRequest(draft)).toEqual({ ...draft, subject: 'A', limit: 500 });
    expect(toFeedbackRequest({ ...draft, subject: 'B' }).subject).toBe('B');
    expect(toFeedbackRequest({ ...draft, limit: 250 }).limit).toBe(250);
  });

  test("never have a limit above the server's", () => {
    expect([499, 500, 501, 600].map((limit) => toFeedbackRequest({ ...draft, limit }).limit)).toEqual([
      499, 500, 500, 500,
    ]);
  });

  test('have one to five stars', () => {
    expect(FEEDBACK_RATINGS).toEqual([1, 2, 3, 4, 5]);
  });

  test('can be sent with a text within the limit', () => {
    expect(['', ' ', '\n', 'abc', 'abcd', '😀😀😀', 'abc\r\n'].map((text) => isSendable(text, 3))).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
      true,
    ]);
    expect(isSendable('\u200b', 3)).toBe(false);
  });

  property.prop([texts, fc.integer({ min: 0, max: 40 })])('can never be sent above the limit', (text, limit) => {
    const { length } = Array.from(plainText(text));
    expect(isSendable(text, limit)).toBe(length > 0 && length <= limit);
  });
});
