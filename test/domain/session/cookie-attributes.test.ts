import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { cookieAttributes } from '../../../src/domain/session/cookie-attributes';

describe('the attributes of a cookie', () => {
  test('are its path, and what it was wished', () => {
    expect(cookieAttributes({})).toStrictEqual({ path: '/' });
    expect(cookieAttributes({ days: 1 })).toStrictEqual({ path: '/', maxAge: 86_400 });
    expect(cookieAttributes({ days: 400, domain: 'portal.test' })).toEqual({
      path: '/',
      maxAge: 34_560_000,
      domain: 'portal.test',
    });
  });

  test('end it at once after no day at all', () => {
    expect(cookieAttributes({ days: 0 })).toEqual({ path: '/', maxAge: 0 });
  });

  property.prop([fc.double({ min: 0, max: 400, noNaN: true })])('always count whole seconds', (days) => {
    const { maxAge = -1 } = cookieAttributes({ days });
    expect(Number.isInteger(maxAge)).toBe(true);
    expect(Math.abs(maxAge - days * 86_400)).toBeLessThanOrEqual(0.5);
  });
});
