import { beforeEach, describe, expect, test } from 'vitest';
import { BlobListings } from '../../../../server/platform/blobs/blob-listings';
import { BlobStoreError } from '../../../../server/platform/blobs/blob-store.port';
import { FakeServerClock } from '../../support/fake-server-clock';

const GAME = 'builds/a/1.0.0';
const PAGE = `${GAME}/index.html`;
let clock: FakeServerClock;
let keys: string[];
let reads: number;
let isAway: boolean;
let listings: BlobListings;

beforeEach(() => {
  clock = new FakeServerClock();
  [keys, reads, isAway] = [[PAGE], 0, false];
  const store = {
    async *list() {
      reads += 1;
      if (isAway) throw new BlobStoreError('unavailable', 'away');
      for (const key of keys) yield { key, size: 1, storedAt: clock.now() };
    },
  };
  listings = new BlobListings({ store, clock });
});

describe('BlobListings', () => {
  test('reads a folder once for simultaneous requests, and again after five minutes', async () => {
    const all = await Promise.all([listings.keysIn(GAME), listings.keysIn(GAME)]);
    expect(all).toEqual([new Set([PAGE]), new Set([PAGE])]);
    keys.push(`${GAME}/new.js`);
    clock.advance(5 * 60_000 - 1);
    expect(await listings.keysIn(GAME)).toEqual(new Set([PAGE]));
    expect(reads).toBe(1);
    clock.advance(1);
    expect(await listings.keysIn(GAME)).toEqual(new Set(keys));
    expect(reads).toBe(2);
  });

  test('returns the last known keys while the store cannot be used, and reads again afterwards', async () => {
    isAway = true;
    expect(await listings.keysIn(GAME)).toBeUndefined();
    isAway = false;
    expect(await listings.keysIn(GAME)).toEqual(new Set([PAGE]));
    clock.advance(10 * 60_000);
    isAway = true;
    expect(await listings.keysIn(GAME)).toEqual(new Set([PAGE]));
    expect(await listings.keysIn(GAME)).toEqual(new Set([PAGE]));
    [isAway, keys] = [false, []];
    expect(await listings.keysIn(GAME)).toEqual(new Set());
  });

  test('knows the keys of the last 500 folders', async () => {
    await listings.keysIn(GAME);
    for (let index = 0; index < 500; index += 1) await listings.keysIn(`builds/g${String(index)}/1.0.0`);
    reads = 0;
    await listings.keysIn('builds/g0/1.0.0');
    expect(reads).toBe(0);
    await listings.keysIn(GAME);
    expect(reads).toBe(1);
  });
});
