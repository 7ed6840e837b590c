import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BlobCache } from '../../../../server/platform/blobs/blob-cache';
import type { OpenBlob } from '../../../../server/platform/blobs/blob-store.port';
import { BlobStoreError } from '../../../../server/platform/blobs/blob-store.port';
import { FakeServerClock } from '../../support/fake-server-clock';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';

const STORED_AT = new Date('2026-02-03T04:05:06Z');
let folder: string;
let clock: FakeServerClock;
/** Content of the remote store, and the keys that were read. */
let files: Map<string, string>;
let reads: string[];
let isAway: boolean;
/** Bytes that the store sends less than it states. */
let missing: number;

beforeEach(() => {
  folder = join(temporaryFolder(), 'cache');
  clock = new FakeServerClock();
  files = new Map([
    ['builds/a/1.0.0/index.html', 'page'],
    ['builds/a/1.0.0/main.js', 'script'],
    ['avatars/a.webp', 'face'],
  ]);
  [reads, isAway, missing] = [[], false, 0];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const store = {
  async get(key: string): Promise<OpenBlob | undefined> {
    reads.push(key);
    if (isAway) throw new BlobStoreError('unavailable', 'away');
    const text = files.get(key);
    if (text === undefined) return undefined;
    const content = Readable.from([Buffer.from(text.slice(missing))]);
    return { size: text.length, storedAt: STORED_AT, content };
  },
  async head(key: string) {
    if (isAway) throw new BlobStoreError('unavailable', 'away');
    const text = files.get(key);
    return text === undefined ? undefined : { size: text.length, storedAt: STORED_AT };
  },
};
const open = (maxBytes = 1000) => new BlobCache({ store, folder, maxBytes, clock, log: silentLog });

/** Uses a file and releases it. Returns the source of its content. */
async function source(cache: BlobCache, key: string): Promise<'disk' | 'store' | undefined> {
  const used = await cache.use(key);
  if (used === undefined) return undefined;
  if ('direct' in used) {
    expect((await buffer(used.direct.content)).toString()).toBe(files.get(key));
    return 'store';
  }
  expect(statSync(cache.pathOf(key)).size).toBe(files.get(key)?.length);
  used.release();
  return 'disk';
}

const bytesOnDisk = (): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    : 0;

const PAGE = 'builds/a/1.0.0/index.html';
const SCRIPT = 'builds/a/1.0.0/main.js';
const FACE = 'avatars/a.webp';

describe('BlobCache', () => {
  test('fetches a file once for simultaneous and later requests, with the time of the store', async () => {
    const cache = open();
    const all = await Promise.all(Array.from({ length: 20 }, () => source(cache, PAGE)));
    expect(new Set(all)).toEqual(new Set(['disk']));
    expect(await source(cache, PAGE)).toBe('disk');
    expect(reads).toEqual([PAGE]);
    expect(statSync(cache.pathOf(PAGE)).mtime).toEqual(STORED_AT);
  });

  test('finds no file for an unknown key, and none outside the sections', async () => {
    writeFileSync(join(folder, '..', 'secret'), 'secret');
    expect(await open().use('builds/a/1.0.0/none.js')).toBeUndefined();
    expect(await open().use('builds/../../secret')).toBeUndefined();
    expect(await open().use('secret')).toBeUndefined();
    expect(reads).toEqual(['builds/a/1.0.0/none.js']);
  });

  test('deletes the least recently used copy, but none that is in use', async () => {
    const cache = open(10);
    const page = await cache.use(PAGE);
    expect(await source(cache, SCRIPT)).toBe('disk');
    expect(await source(cache, FACE)).toBe('disk');
    // The page is older than the script, but in use.
    expect(existsSync(cache.pathOf(SCRIPT))).toBe(false);
    expect(existsSync(cache.pathOf(PAGE))).toBe(true);
    if (page && 'release' in page) page.release();
    expect(await source(cache, SCRIPT)).toBe('disk');
    expect(existsSync(cache.pathOf(PAGE))).toBe(false);
  });

  test('passes on a file that does not fit, and all files while every copy is in use', async () => {
    const cache = open(5);
    expect(await source(cache, SCRIPT)).toBe('store');
    const page = await cache.use(PAGE);
    expect(page).toHaveProperty('release');
    expect(await source(cache, FACE)).toBe('store');
    expect(bytesOnDisk()).toBe(4);
  });

  test('keeps its copies when it passes on a file that is larger than the cache', async () => {
    const cache = open(5);
    await source(cache, PAGE);
    expect(await source(cache, SCRIPT)).toBe('store');
    expect(await source(cache, PAGE)).toBe('disk');
    expect(reads.filter((key) => key === PAGE)).toHaveLength(1);
  });

  test('asks the store once in ten seconds for a missing file', async () => {
    const cache = open();
    const key = 'avatars/b.webp';
    expect([await cache.use(key), await cache.use(key)]).toEqual([undefined, undefined]);
    expect(reads).toEqual([key]);
    files.set(key, 'new face');
    clock.advance(9999);
    expect(await cache.use(key)).toBeUndefined();
    clock.advance(1);
    expect(await source(cache, key)).toBe('disk');
  });

  test('remembers at most 1000 missing files', async () => {
    const cache = open();
    for (let at = 0; at <= 1000; at += 1) await cache.use(`avatars/${String(at)}.webp`);
    reads = [];
    await cache.use('avatars/1000.webp');
    await cache.use('avatars/0.webp');
    expect(reads).toEqual(['avatars/0.webp']);
  });

  test('passes on files while the disk cannot be written', async () => {
    writeFileSync(folder, 'a file in place of the folder');
    const cache = open();
    expect(await source(cache, PAGE)).toBe('store');
    rmSync(folder);
    expect(await source(cache, PAGE)).toBe('disk');
  });

  test('never serves an incomplete copy', async () => {
    const cache = open(4);
    missing = 1;
    await expect(cache.use(PAGE)).rejects.toThrow(BlobStoreError);
    expect(bytesOnDisk()).toBe(0);
    missing = 0;
    expect(await source(cache, PAGE)).toBe('disk');
  });

  test('works again after its folder was deleted', async () => {
    const cache = open();
    await source(cache, PAGE);
    rmSync(folder, { recursive: true });
    expect(await source(cache, PAGE)).toBe('disk');
    expect(reads).toEqual([PAGE, PAGE]);
  });

  test('keeps the copies of an earlier process within the limit, and deletes its incomplete ones', async () => {
    await source(open(), PAGE);
    await source(open(), SCRIPT);
    writeFileSync(join(folder, 'builds', '.part-1'), 'half');
    mkdirSync(join(folder, 'other'));
    writeFileSync(join(folder, 'other', 'file'), 'foreign');
    reads = [];
    const cache = open(6);
    await cache.has(PAGE);
    expect(bytesOnDisk()).toBeLessThanOrEqual(6);
    expect(reads).toEqual([]);
  });

  test('serves copies while the store cannot be used, refuses other files, and recovers', async () => {
    const cache = open();
    await source(cache, FACE);
    isAway = true;
    clock.advance(2 * 60 * 60 * 1000);
    expect(await source(cache, FACE)).toBe('disk');
    await expect(cache.use(PAGE)).rejects.toThrow(BlobStoreError);
    isAway = false;
    expect(await source(cache, PAGE)).toBe('disk');
  });

  test('deletes the copy of a picture within an hour after the store has deleted it', async () => {
    const cache = open();
    await source(cache, FACE);
    files.delete(FACE);
    clock.advance(59 * 60 * 1000);
    expect(await cache.has(FACE)).toBe(true);
    clock.advance(60 * 1000);
    expect(await cache.use(FACE)).toBeUndefined();
    expect(existsSync(cache.pathOf(FACE))).toBe(false);
  });

  test('never exceeds its limit', async () => {
    const sizes = fc.array(fc.nat(40), { minLength: 1, maxLength: 8 });
    const uses = fc.array(fc.nat(7), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(sizes, uses, fc.integer({ min: 1, max: 100 }), async (contents, order, max) => {
        rmSync(folder, { recursive: true, force: true });
        files = new Map(contents.map((size, index) => [`pictures/g/${String(index)}.webp`, 'x'.repeat(size)]));
        const cache = open(max);
        const keys = order.map((index) => `pictures/g/${String(index % contents.length)}.webp`);
        await Promise.all(keys.map((key) => source(cache, key).catch(() => undefined)));
        for (const key of keys) await source(cache, key);
        expect(bytesOnDisk()).toBeLessThanOrEqual(max);
      }),
      { numRuns: 40 },
    );
  });
});
