import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { cookieAttributes } from '../../../src/domain/session/cookie-attributes';

describe('cookieAttributes', () => {
  test('contain the path and the given options', () => {
    expect(cookieAttributes({})).toStrictEqual({ path: '/' });
    expect(cookieAttributes({ days: 1 })).toStrictEqual({ path: '/', maxAge: 86_400 });
    expect(cookieAttributes({ days: 400, domain: 'portal.test' })).toEqual({
      path: '/',
      maxAge: 34_560_000,
      domain: 'portal.test',
    });
  });

  test('end a cookie at once for zero days', () => {
    expect(cookieAttributes({ days: 0 })).toEqual({ path: '/', maxAge: 0 });
  });

  property.prop([fc.double({ min: 0, max: 400, noNaN: true })])('always contain whole seconds', (days) => {
    const { maxAge = -1 } = cookieAttributes({ days });
    expect(Number.isInteger(maxAge)).toBe(true);
    expect(Math.abs(maxAge - days * 86_400)).toBeLessThanOrEqual(0.5);
  });
});
