import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { IDEMPOTENCY_KEPT, isIdempotencyKey, useOfKey } from '../../../src/domain/market/idempotency-key';

describe('an idempotency key', () => {
  test('has 16 to 64 letters, digits, underscores and hyphens', () => {
    expect([16, 64].map((length) => isIdempotencyKey('aZ0_-'.repeat(20).slice(0, length)))).toEqual([true, true]);
    expect([0, 15, 65].map((length) => isIdempotencyKey('a'.repeat(length)))).toEqual([false, false, false]);
  });

  test.each(['aaaaaaaaaaaaaaa.', 'aaaaaaaaaaaaaaa ', 'aaaaaaaaaaaaaaaa\n', 'é'.repeat(16), '+aaaaaaaaaaaaaaaa'])(
    'is not %j',
    (text) => {
      expect(isIdempotencyKey(text)).toBe(false);
    },
  );

  property.prop([fc.uuid()])('may always be a UUID', (uuid) => {
    expect(isIdempotencyKey(uuid)).toBe(true);
  });
});

describe('the use of a key', () => {
  const first = { request: 'a', at: 1000 };

  test('is the first, its repetition, or a conflict with it', () => {
    expect(useOfKey(undefined, 'a', 1000)).toBe('first');
    expect(useOfKey(first, 'a', 1000)).toBe('repeated');
    expect(useOfKey(first, 'b', 1000)).toBe('conflict');
  });

  test('is forgotten after 24 hours', () => {
    expect(IDEMPOTENCY_KEPT).toBe(86_400_000);
    expect(useOfKey(first, 'a', 1000 + 86_399_999)).toBe('repeated');
    expect(useOfKey(first, 'b', 1000 + 86_399_999)).toBe('conflict');
    expect(useOfKey(first, 'a', 1000 + 86_400_000)).toBe('first');
  });

  property.prop([fc.string(), fc.string(), fc.nat(), fc.nat(86_399_999)])(
    'never is a first one twice within 24 hours',
    (one, other, at, passed) => {
      expect(useOfKey({ request: one, at }, other, at + passed)).toBe(one === other ? 'repeated' : 'conflict');
    },
  );
});
