import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  isChangedAfterResponse,
  responseAction,
  responseBody,
  responseProblems,
} from '../../../src/domain/reviews/response.policy';
import { plainText } from '../../../src/domain/shared/plain-text';
import { reviews, writtenTexts } from '../../arbitraries/reviews';

const open = { respondable: true, response: undefined };
const answered = { respondable: true, response: 'Thank you for playing!' };
const closed = { respondable: false, response: undefined };
const body = 'We are glad that you like it.';

describe('developer responses', () => {
  test('are posted once and deleted by authorised members', () => {
    expect(responseAction(open)).toBe('respond');
    expect(responseAction(answered)).toBe('delete-response');
    expect(responseAction(closed)).toBeUndefined();
    expect(responseAction({ ...answered, respondable: false })).toBeUndefined();
  });

  test('are stored as normalised text', () => {
    expect(responseBody(` ${body}\r\n`, open)).toEqual({ ok: true, value: body });
  });

  test.each([
    [19, ['too-short']],
    [20, []],
    [250, []],
    [251, ['too-long']],
  ])('of %i characters have the problems %j', (length, problems) => {
    expect(responseProblems('🎮'.repeat(length), open)).toEqual(problems);
  });

  test('are refused to others and as a second one, with any text', () => {
    expect(responseProblems(body, closed)).toEqual(['not-respondable']);
    expect(responseProblems(body, answered)).toEqual(['already-responded']);
    expect(responseProblems('', { ...answered, respondable: false })).toEqual(['not-respondable', 'too-short']);
    expect(responseBody('', answered)).toEqual({ ok: false, error: 'already-responded' });
  });

  test('are marked if the review was changed after them, and only then', () => {
    const date = { posted: '2026-01-01T00:00:00.000Z', updated: '2026-01-03T00:00:00.000Z' };
    expect(isChangedAfterResponse({ date, responded: '2026-01-02T00:00:00.000Z' })).toBe(true);
    expect(isChangedAfterResponse({ date, responded: '2026-01-03T00:00:00.000Z' })).toBe(false);
    expect(isChangedAfterResponse({ date, responded: undefined })).toBe(false);
  });

  property.prop([reviews])('are never marked if they were changed with or after the review', ({ date }) => {
    expect(isChangedAfterResponse({ date, responded: date.updated })).toBe(false);
    const later = new Date(Date.parse(date.updated) + 1).toISOString();
    expect(isChangedAfterResponse({ date, responded: later })).toBe(false);
  });

  property.prop([writtenTexts, reviews])('are always sent exactly if allowed and of a valid length', (text, review) => {
    const length = [...plainText(text)].length;
    const sent = responseAction(review) === 'respond' && length >= 20 && length <= 250;
    expect(responseProblems(text, review).length === 0).toBe(sent);
    expect(responseBody(text, review).ok).toBe(sent);
  });
});
