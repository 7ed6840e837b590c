import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { keptToken } from '../../../src/ui/tokens/kept-token';
import { hostileValue } from '../../fakes/hostile-value';

describe('keptToken', () => {
  test('reads what a page has kept in its history entry', () => {
    expect(keptToken({ token: 'abc' })).toBe('abc');
  });

  test.each([null, undefined, 'abc', {}, { token: 1 }])('finds none in %j', (state) => {
    expect(keptToken(state)).toBeUndefined();
  });

  property.prop([hostileValue])('takes nothing but text, whatever the entry holds', (token) => {
    expect(keptToken({ token })).toBe(typeof token === 'string' ? token : undefined);
  });
});
