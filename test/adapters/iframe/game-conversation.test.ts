import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { messageSize } from '../../../src/adapters/iframe/game-conversation';

const LIMIT = 65_536;

describe('messageSize', () => {
  test('counts bytes, not characters', () => {
    expect(messageSize('aaaa', LIMIT)).toBe(6);
    expect(messageSize('€€€€', LIMIT)).toBe(14);
  });

  test('is infinite above the limit', () => {
    expect(messageSize('x'.repeat(LIMIT - 2), LIMIT)).toBe(LIMIT);
    expect(messageSize('x'.repeat(LIMIT), LIMIT)).toBe(Infinity);
    expect(messageSize({ data: ['x'.repeat(40_000), 'x'.repeat(40_000)] }, LIMIT)).toBe(Infinity);
    expect(messageSize(new Array(1e9), LIMIT)).toBe(Infinity);
  });

  test('is infinite for circular, too deep or non-JSON values', () => {
    const circular: unknown[] = [];
    circular.push(circular);
    const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 0);
    for (const value of [circular, deep, new ArrayBuffer(8), new Map(), new Uint8Array(9), 10n]) {
      expect(messageSize(value, LIMIT)).toBe(Infinity);
    }
  });

  test.prop([fc.jsonValue()])('is never more than twice the size of the JSON', (value) => {
    const json = new TextEncoder().encode(JSON.stringify(value)).length;
    const size = messageSize(value, LIMIT);
    expect(size === Infinity ? json * 2 : size).toBeLessThanOrEqual(json * 2 + 2);
  });

  test.prop([fc.array(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.stringMatching(/^[ -~]*$/)))])(
    'is never less than the text and numbers in the message',
    (values) => {
      const least = values.reduce<number>((sum, value) => sum + String(value).length, 0);
      expect(messageSize(values, LIMIT)).toBeGreaterThanOrEqual(least);
    },
  );
});
