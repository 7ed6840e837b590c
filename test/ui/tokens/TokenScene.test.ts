import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { storedToken } from '../../../src/ui/tokens/TokenScene';
import { hostileValue } from '../../fakes/hostile-value';

describe('storedToken', () => {
  test('returns the token of the history state', () => {
    expect(storedToken({ token: 'abc' })).toBe('abc');
  });

  test.each([null, undefined, 'abc', {}, { token: 1 }])('returns undefined for %j', (state) => {
    expect(storedToken(state)).toBeUndefined();
  });

  property.prop([hostileValue])('never returns anything but a string', (token) => {
    expect(storedToken({ token })).toBe(typeof token === 'string' ? token : undefined);
  });
});
