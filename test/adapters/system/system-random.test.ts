import { describe, expect, test } from 'vitest';
import { SystemRandom } from '../../../src/adapters/system/system-random';

describe('SystemRandom', () => {
  test('draws different numbers from 0 up to but not including 1', () => {
    const random = new SystemRandom();
    const numbers = Array.from({ length: 500 }, () => random.next());
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(new Set(numbers).size).toBeGreaterThan(490);
  });

  test('creates random UUIDs', () => {
    const random = new SystemRandom();
    expect(random.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(random.uuid()).not.toBe(random.uuid());
  });
});
