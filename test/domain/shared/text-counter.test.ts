import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { textCounter } from '../../../src/domain/shared/text-counter';
import { REVIEW_LIMITS, textProblem } from '../../../src/domain/reviews/text-limits';
import { writtenTexts } from '../../arbitraries/reviews';

describe('textCounter', () => {
  test('returns length and limit', () => {
    expect(textCounter('', 500)).toEqual({ length: 0, limit: 500, over: false });
    expect(textCounter('Nice 🎮\r\n', 250)).toEqual({ length: 6, limit: 250, over: false });
  });

  test('reports an excess only above the limit', () => {
    expect(textCounter('🎮'.repeat(500), 500)).toMatchObject({ length: 500, over: false });
    expect(textCounter('🎮'.repeat(501), 500)).toMatchObject({ length: 501, over: true });
  });

  property.prop([writtenTexts])('never disagrees with the later check', (text) => {
    expect(textCounter(text, REVIEW_LIMITS.max).over).toBe(textProblem(text, REVIEW_LIMITS) === 'too-long');
  });
});
