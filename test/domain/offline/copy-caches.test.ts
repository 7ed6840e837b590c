import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { CopyEntry } from '../../../src/domain/offline/copy-caches';
import {
  excessEntries,
  gameCache,
  isWithin,
  outdatedCaches,
  portalCaches,
} from '../../../src/domain/offline/copy-caches';

const entry = (address: string, bytes: number, savedAt: number): CopyEntry => ({ address, bytes, savedAt });

describe('outdatedCaches', () => {
  test('returns the caches of earlier builds, and no foreign cache', () => {
    const { pages } = portalCaches('main-2');
    const old = portalCaches('main-1').pages;
    expect(
      outdatedCaches([pages, old, 'of-the-game', 'offline-levels'], Object.values(portalCaches('main-2'))),
    ).toEqual([old]);
  });

  test('returns the cache of another build of a game', () => {
    expect(outdatedCaches([gameCache('1.0.0-a'), gameCache('1.1.0-b')], [gameCache('1.1.0-b')])).toEqual([
      gameCache('1.0.0-a'),
    ]);
  });

  test.prop([fc.array(fc.string()), fc.string(), fc.string()])(
    'outdatedCaches never returns a used cache or a foreign one',
    (foreign, build, other) => {
      const used = Object.values(portalCaches(build));
      const outdated = outdatedCaches([...foreign, ...used, gameCache(other)], used);
      expect(outdated.some((name) => used.includes(name) || !name.startsWith('holocade-offline-'))).toBe(false);
    },
  );
});

describe('excessEntries', () => {
  test('returns the oldest entries above the number of entries', () => {
    const entries = [entry('/old', 1, 1), entry('/new', 1, 3), entry('/middle', 1, 2)];
    expect(excessEntries(entries, { entries: 2, bytes: 100 }).map(({ address }) => address)).toEqual(['/old']);
  });

  test('returns the oldest entries above the number of bytes', () => {
    const entries = [entry('/new', 60, 3), entry('/large', 60, 2), entry('/old', 1, 1)];
    expect(excessEntries(entries, { entries: 9, bytes: 100 }).map(({ address }) => address)).toEqual([
      '/large',
      '/old',
    ]);
  });

  test.prop([
    fc.uniqueArray(fc.record({ address: fc.string(), bytes: fc.nat(50), savedAt: fc.nat(9) }), {
      selector: ({ address }) => address,
    }),
    fc.record({ entries: fc.nat(10), bytes: fc.nat(200) }),
  ])('excessEntries always leaves entries within the limits, none older than a deleted one', (entries, limits) => {
    const excess = excessEntries(entries, limits);
    const rest = entries.filter((one) => !excess.includes(one));
    expect(isWithin(rest, limits)).toBe(true);
    const newestDeleted = Math.max(-1, ...excess.map(({ savedAt }) => savedAt));
    expect(rest.every(({ savedAt }) => savedAt >= newestDeleted)).toBe(true);
  });
});
