import { existsSync, rmSync } from 'node:fs';
import { readFile, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atOnce } from '../../../../server/platform/blobs/at-once';
import type { BlobStore } from '../../../../server/platform/blobs/blob-store.port';
import { isBlobKey } from '../../../../server/platform/blobs/blob-store.port';
import { FolderBlobStore } from '../../../../server/platform/blobs/folder-blob-store';
import { S3BlobStore } from '../../../../server/platform/blobs/s3-blob-store';
import { S3Client } from '../../../../server/platform/blobs/s3-client';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { systemRandom } from '../../../../server/platform/system/server-random';
import type { S3Server } from '../../support/s3-server';
import { startS3 } from '../../support/s3-server';
import { temporaryFolder } from '../../support/temporary-folder';

const dataFolder = temporaryFolder();
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(dataFolder, { recursive: true });
});

const stores: Readonly<Record<string, () => BlobStore>> = {
  folder: () => new FolderBlobStore({ dataFolder }),
  s3: () =>
    new S3BlobStore(
      new S3Client(s3.settings, { clock: systemClock, random: systemRandom }),
      join(dataFolder, 'downloads'),
      // The large file of this test is sent in parts.
      1024 * 1024,
    ),
};

const GAME = 'builds/comet-golf/1.0.0';
const bytes = (text: string): Buffer => Buffer.from(text);

describe.each(Object.keys(stores))('the blob store “%s”', (name) => {
  let store: BlobStore;
  beforeEach(async () => {
    store = stores[name]?.() ?? expect.fail(name);
    for (const section of ['avatars', 'builds', 'drafts', 'pictures', 'uploads']) await store.deleteAll(section);
  });

  const textOf = async (key: string) => {
    const found = await store.get(key);
    return found && (await buffer(found.content)).toString();
  };
  const keysIn = async (folder: string) => {
    const keys = [];
    for await (const { key } of store.list(folder)) keys.push(key);
    return keys.sort();
  };

  test('returns the stored bytes, size and time, and replaces a file', async () => {
    const key = 'avatars/0123-sd.webp';
    expect([await store.get(key), await store.head(key)]).toEqual([undefined, undefined]);
    const before = Date.now();
    await store.put(key, bytes('first'));
    await store.put(key, bytes('the second'));
    expect(await textOf(key)).toBe('the second');
    const facts = await store.head(key);
    expect(facts?.size).toBe(10);
    // S3 states whole seconds.
    expect(Math.abs((facts?.storedAt.getTime() ?? 0) - before)).toBeLessThan(5000);
  });

  test('stores an empty file, and a large one from the disk', async () => {
    const large = Buffer.alloc(3 * 1024 * 1024, 'abc');
    const folder = temporaryFolder({ large });
    await store.put(`${GAME}/empty.bin`, Buffer.alloc(0));
    await store.put(`${GAME}/large.bin`, { path: join(folder, 'large') });
    expect(await textOf(`${GAME}/empty.bin`)).toBe('');
    const found = await store.get(`${GAME}/large.bin`);
    expect(found && (await buffer(found.content)).equals(large)).toBe(true);
    expect(existsSync(join(folder, 'large'))).toBe(true);
    rmSync(folder, { recursive: true });
  });

  test('accepts every name that a build may have', async () => {
    const names = ["it's & <b> a+b (1)!.js", 'ünïcode ☄ 日本.png', 'a=b;c,d@e$f~.txt', '[x]{y}^`.bin'];
    for (const one of names) await store.put(`${GAME}/${one}`, bytes(one));
    // The S3 server of this test escapes some characters of its lists twice; s3-listing.test.ts has them.
    const plain = names.filter((one) => name === 'folder' || !/['&<`]/.test(one));
    expect(await keysIn(GAME)).toEqual(expect.arrayContaining(plain.map((one) => `${GAME}/${one}`)));
    for (const one of names) expect(await textOf(`${GAME}/${one}`)).toBe(one);
    for (const one of names) await store.delete(`${GAME}/${one}`);
    expect(await keysIn(GAME)).toEqual([]);
  });

  test('lists only complete files below the folder, also more than one page of them', async () => {
    const keys = Array.from({ length: 1005 }, (_, index) => `pictures/many/p-${String(index).padStart(4, '0')}.webp`);
    await atOnce([...keys, 'pictures/many-more/x.webp'], 16, (key) => store.put(key, bytes('x')));
    expect(await keysIn('pictures/many')).toEqual(keys);
    expect(await keysIn('pictures/none')).toEqual([]);
  });

  test('stores a folder in place of another, and provides its files on the disk', async () => {
    await store.put(`${GAME}/old.js`, bytes('old'));
    await store.put('builds/comet-golf/1.0.1/index.html', bytes('next'));
    await store.putFolder(GAME, temporaryFolder({ 'index.html': 'page', 'assets/a/b.js': 'script' }));
    expect(await keysIn(GAME)).toEqual([`${GAME}/assets/a/b.js`, `${GAME}/index.html`]);
    expect(await textOf('builds/comet-golf/1.0.1/index.html')).toBe('next');
    const { path, close } = await store.openFolder(GAME);
    expect(await readFile(join(path, 'assets/a/b.js'), 'utf8')).toBe('script');
    await close();
    expect(existsSync(path)).toBe(name === 'folder');
  });

  test('stores the parts of uploads by their offsets, also a part that is sent again, and deletes all parts of one', async () => {
    const [one, other] = [
      'uploads/0b0e7a52-8d2a-4f5c-9f2e-1f4f4b8f3b11',
      'uploads/5a1d8d1e-3f0e-4a7e-8d8c-2f7a3a0c9e22',
    ];
    await store.put(`${one}/0`, bytes('cut o'));
    await store.put(`${one}/0`, bytes('first part'));
    await store.put(`${one}/10`, bytes('second'));
    await store.put(`${other}/0`, bytes('other'));
    expect(await keysIn('uploads')).toEqual([`${one}/0`, `${one}/10`, `${other}/0`]);
    expect([await textOf(`${one}/0`), await textOf(`${one}/10`)]).toEqual(['first part', 'second']);
    await store.deleteAll(one);
    expect(await keysIn('uploads')).toEqual([`${other}/0`]);
  });

  test('deletes a file, a missing file and a folder', async () => {
    for (const file of ['a.js', 'b/c.js', 'b/d.js']) await store.put(`${GAME}/${file}`, bytes(file));
    await store.delete(`${GAME}/a.js`);
    await store.delete(`${GAME}/a.js`);
    expect(await keysIn(GAME)).toEqual([`${GAME}/b/c.js`, `${GAME}/b/d.js`]);
    await store.deleteAll(GAME);
    await store.deleteAll(GAME);
    expect(await keysIn('builds')).toEqual([]);
  });

  test('never takes a file for a folder, or a folder for a file', async () => {
    await store.put(`${GAME}/index.html`, bytes('page'));
    expect([await store.get(GAME), await store.head(GAME)]).toEqual([undefined, undefined]);
    await store.delete(GAME);
    await store.deleteAll(`${GAME}/index.html`);
    expect(await keysIn(GAME)).toEqual([`${GAME}/index.html`]);
    expect(await keysIn(`${GAME}/index.html`)).toEqual([]);
  });

  test('refuses a key that is not in a section, or that leads out of it', async () => {
    const bad = [
      '',
      'builds',
      'secret',
      'builds/../secret',
      'builds/a/../../../x',
      '/builds/a',
      'builds//a',
      'builds/.a',
    ];
    for (const key of [...bad, 'builds/a\\..\\b', 'builds/a\0b', 'check', `builds/${'x'.repeat(1024)}`]) {
      await expect(store.put(key, bytes('x'))).rejects.toThrow(RangeError);
      await expect(store.get(key)).rejects.toThrow(RangeError);
      await expect(store.head(key)).rejects.toThrow(RangeError);
      await expect(store.delete(key)).rejects.toThrow(RangeError);
    }
    for (const folder of ['', '..', 'builds/..', 'builds/', 'builds/a/']) {
      await expect(store.deleteAll(folder)).rejects.toThrow(RangeError);
      await expect(keysIn(folder)).rejects.toThrow(RangeError);
      await expect(store.openFolder(folder)).rejects.toThrow(RangeError);
      await expect(store.putFolder(folder, dataFolder)).rejects.toThrow(RangeError);
    }
  });

  test('passes its check', async () => {
    await store.check();
    expect(await keysIn('builds')).toEqual([]);
  });
});

describe('FolderBlobStore', () => {
  test('stores files below the data folder where earlier versions of the server stored them', async () => {
    const store = new FolderBlobStore({ dataFolder });
    await store.put('avatars/a.webp', bytes('a'));
    await store.put('builds/b/1.0.0/index.html', bytes('b'));
    await store.put('drafts/c.json', bytes('c'));
    await store.put('pictures/d/e.webp', bytes('d'));
    const files = ['uploaded/avatars/a.webp', 'published/builds/b/1.0.0/index.html', 'published/drafts/c.json'];
    for (const file of [...files, 'published/pictures/d/e.webp']) expect(existsSync(join(dataFolder, file))).toBe(true);
  });

  test('deletes incomplete files that are old, and no others', async () => {
    const folder = temporaryFolder({
      'uploaded/avatars/.old': '',
      'uploaded/avatars/.new': '',
      'uploaded/avatars/whole.webp': '',
    });
    const at = (name: string, time: Date) => utimes(join(folder, 'uploaded/avatars', name), time, time);
    await at('.old', new Date(1000));
    await at('whole.webp', new Date(1000));
    await new FolderBlobStore({ dataFolder: folder }).removeIncomplete('avatars', new Date(2000));
    expect((await readdir(join(folder, 'uploaded/avatars'))).sort()).toEqual(['.new', 'whole.webp']);
    rmSync(folder, { recursive: true });
  });
});

test('isBlobKey never accepts a path that leaves its section', () => {
  const name = fc.oneof(fc.constantFrom('..', '.', '', 'builds', 'a', '%2e%2e', '..\\'), fc.string());
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const key = names.join('/');
      if (!isBlobKey(key)) return;
      expect(join('/data', key)).toBe(`/data/${key}`);
      expect(key).toMatch(/^(avatars|builds|drafts|pictures|uploads)\/./);
    }),
  );
});
