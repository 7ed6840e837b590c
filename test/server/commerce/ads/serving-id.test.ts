import { randomBytes } from 'node:crypto';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readServingId, servingId } from '../../../../server/commerce/ads/ads.routes';

const SECRET = 'a secret for tests that is long enough';
const serving = { adId: 7, servedAt: new Date('2026-03-01T12:00:00.000Z') };
const id = servingId(SECRET, serving, Buffer.alloc(4));

describe('servingId', () => {
  test('is a UUID of version 8 that encodes the ad and the second', () => {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(readServingId(SECRET, id)).toEqual(serving);
    expect(readServingId(SECRET, id.toUpperCase())).toEqual(serving);
  });

  test('cannot be decoded with another secret, and refuses a large ad id', () => {
    expect(readServingId(`${SECRET}!`, id)).toBeUndefined();
    expect(readServingId(SECRET, '7b0c9c52-4e0d-4f6e-9d3e-6a1d2f4c8b10')).toBeUndefined();
    expect(() => servingId(SECRET, { ...serving, adId: 65_536 }, Buffer.alloc(4))).toThrow('65536');
  });

  const seconds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  const chances = fc.uint8Array({ minLength: 4, maxLength: 4 }).map((bytes) => Buffer.from(bytes));
  property.prop([fc.integer({ min: 0, max: 65_535 }), seconds, chances])(
    'always decodes to its original values',
    (adId, at, chance) => {
      const made = { adId, servedAt: new Date(at * 1000) };
      expect(readServingId(SECRET, servingId(SECRET, made, chance))).toEqual(made);
    },
  );

  property.prop([fc.integer({ min: 0, max: 31 }), fc.integer({ min: 1, max: 15 })])(
    'is never valid with one digit changed',
    (at, by) => {
      const digits = [...id.replaceAll('-', '')];
      digits[at] = (Number.parseInt(digits[at] ?? '', 16) ^ by).toString(16);
      const forged = digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      expect(readServingId(SECRET, forged)).toBeUndefined();
    },
  );

  test('differs each time', () => {
    const made = Array.from({ length: 500 }, () => servingId(SECRET, serving, randomBytes(4)));
    expect(new Set(made).size).toBe(500);
  });
});
