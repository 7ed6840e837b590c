import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { responseAction, responseBody, responseProblems } from '../../../src/domain/reviews/response.policy';
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

  property.prop([writtenTexts, reviews])('are always sent exactly if allowed and of a valid length', (text, review) => {
    const length = [...plainText(text)].length;
    const sent = responseAction(review) === 'respond' && length >= 20 && length <= 250;
    expect(responseProblems(text, review).length === 0).toBe(sent);
    expect(responseBody(text, review).ok).toBe(sent);
  });
});
