import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { storedToken } from '../../../src/ui/tokens/token-services';
import { hostileValue } from '../../fakes/hostile-value';

describe('storedToken', () => {
  test('reads what a page has kept in its history entry', () => {
    expect(storedToken({ token: 'abc' })).toBe('abc');
  });

  test.each([null, undefined, 'abc', {}, { token: 1 }])('finds none in %j', (state) => {
    expect(storedToken(state)).toBeUndefined();
  });

  property.prop([hostileValue])('takes nothing but text, whatever the entry holds', (token) => {
    expect(storedToken({ token })).toBe(typeof token === 'string' ? token : undefined);
  });
});
