import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { SigningKey } from '../../../src/domain/server-api/signing-keys';
import {
  nextKeySignsFrom,
  PLAYER_TOKEN_SECONDS,
  PUBLISHED_BEFORE,
  publishedKeys,
  signingKey,
  SIGNS_FOR,
} from '../../../src/domain/server-api/signing-keys';

const HOUR = 60 * 60_000;

/** Runs the rotation after each pause, without deleting keys. Returns the keys with their time of creation. */
function rotated(pauses: readonly number[]) {
  const keys: (SigningKey & { readonly created: number })[] = [];
  let now = 0;
  for (const pause of pauses) {
    now += pause;
    const signsFrom = nextKeySignsFrom(keys, now);
    if (signsFrom !== undefined) keys.push({ signsFrom, created: now });
  }
  return { keys, now };
}

const pauses = fc.array(fc.integer({ min: 0, max: 50 * 24 * HOUR }), { minLength: 1, maxLength: 30 });

describe('nextKeySignsFrom', () => {
  test('returns now for the first key, and an hour ahead for the next one', () => {
    expect(nextKeySignsFrom([], 7)).toBe(7);
    const first = [{ signsFrom: 7 }];
    expect(nextKeySignsFrom(first, 6 + SIGNS_FOR - PUBLISHED_BEFORE)).toBeUndefined();
    expect(nextKeySignsFrom(first, 7 + SIGNS_FOR - PUBLISHED_BEFORE)).toBe(7 + SIGNS_FOR);
  });

  test.prop([pauses])('never lets a key sign within an hour of its publication, except the first', (list) => {
    for (const { created, signsFrom } of rotated(list).keys.slice(1))
      expect(signsFrom - created).toBeGreaterThanOrEqual(PUBLISHED_BEFORE);
  });

  test.prop([pauses])('always leaves a key that signs', (list) => {
    const { keys, now } = rotated(list);
    expect(signingKey(keys, now)).toBeDefined();
  });
});

describe('publishedKeys', () => {
  test.prop([pauses, fc.nat(200 * 24 * HOUR), fc.nat(PLAYER_TOKEN_SECONDS * 1000)])(
    'always contain the key of a valid token',
    (list, signedAt, age) => {
      const { keys } = rotated(list);
      const signer = signingKey(keys, signedAt);
      if (signer) expect(publishedKeys(keys, signedAt + age)).toContain(signer);
    },
  );

  test('do not contain a key whose tokens have expired', () => {
    const [old, next] = [{ signsFrom: 0 }, { signsFrom: SIGNS_FOR }];
    expect(publishedKeys([old, next], SIGNS_FOR + HOUR)).toEqual([next]);
    expect(publishedKeys([old, next], SIGNS_FOR - HOUR)).toEqual([old, next]);
  });
});

describe('signingKey', () => {
  test('returns the newest key that may sign', () => {
    const keys = [{ signsFrom: 20 }, { signsFrom: 10 }, { signsFrom: 30 }];
    expect(signingKey(keys, 25)).toEqual({ signsFrom: 20 });
    expect(signingKey(keys, 9)).toBeUndefined();
  });
});
