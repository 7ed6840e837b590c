import { once } from 'node:events';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildLimits } from '../../../../server/publishing/builds/build-limits';
import { scanFolder as scan } from '../../../../server/publishing/builds/scan-folder';
import { temporaryFolder } from '../../support/temporary-folder';

const limits = { ...buildLimits, files: 2000, fileBytes: 64 * 1024 * 1024, bytes: 256 * 1024 * 1024 };
const scanFolder = (folder: string) => scan(folder, limits);

const built = (more: Readonly<Record<string, string>> = {}): string =>
  temporaryFolder({ 'index.html': 'page', ...more });

/** Creates a sparse file of this size. */
const grow = (folder: string, name: string, size: number): void => {
  writeFileSync(join(folder, name), '');
  truncateSync(join(folder, name), size);
};

describe('scanFolder', () => {
  test('lists the files of a build at any depth, with their sizes', async () => {
    expect(await scanFolder(built({ 'a/b/c.js': 'ccc', 'a/ä b.txt': '' }))).toEqual({
      ok: true,
      value: {
        root: '',
        skipped: 0,
        files: [
          { path: 'a/b/c.js', size: 3, executable: false },
          { path: 'a/ä b.txt', size: 0, executable: false },
          { path: 'index.html', size: 4, executable: false },
        ],
      },
    });
  });

  test('refuses a file that is too large, and files that are too large in total', async () => {
    const folder = built();
    grow(folder, 'huge.bin', limits.fileBytes + 1);
    expect(await scanFolder(folder)).toEqual({ ok: false, error: '“huge.bin” is larger than 64 MiB.' });
    for (let n = 0; n <= limits.bytes / limits.fileBytes; n += 1)
      grow(folder, n === 0 ? 'huge.bin' : `part-${String(n)}.bin`, limits.fileBytes);
    expect(await scanFolder(folder)).toEqual({ ok: false, error: 'The build is larger than 256 MiB.' });
  });

  test('refuses a build of too many files, or of endless folders', async () => {
    const folder = built();
    for (let n = 0; n < limits.files; n += 1) mkdirSync(join(folder, String(n)));
    expect(await scanFolder(folder)).toEqual({ ok: false, error: 'The build has more than 2000 files.' });
    const deep = Array.from({ length: 60 }, () => 'deep').join('/');
    expect(await scanFolder(built({ [`${deep}/x.js`]: '' }))).toMatchObject({
      error: expect.stringContaining('is longer than 200 characters.') as string,
    });
  });

  test('refuses special files without waiting for them', async () => {
    const folder = built();
    const socket = createServer().listen(join(folder, 'socket'));
    await once(socket, 'listening');
    expect(await scanFolder(folder)).toMatchObject({
      error: expect.stringContaining('“socket” is a link or a special file') as string,
    });
    socket.close();
  });

  test.each(['a:b', 'a%20b', 'a?b', 'a#b', '__proto__', 'a\\b', 'a\nb'])('refuses the name %j', async (name) => {
    expect(await scanFolder(built({ [name]: '' }))).toMatchObject({ ok: false });
  });

  test('skips and counts hidden files and folders', async () => {
    const folder = built({ '.env': 'SECRET', '.git/HEAD': 'ref', 'a/Thumbs.db': 'x', 'a/b.js': '' });
    const found = await scanFolder(folder);
    expect(found).toMatchObject({
      ok: true,
      value: { skipped: 3, files: [{ path: 'a/b.js' }, { path: 'index.html' }] },
    });
  });

  test('strips a single top-level folder that contains the page', async () => {
    const folder = temporaryFolder({ 'dist/index.html': 'page', 'dist/a/b.js': '', '.DS_Store': '' });
    expect(await scanFolder(folder)).toMatchObject({
      ok: true,
      value: { root: 'dist/', files: [{ path: 'a/b.js' }, { path: 'index.html' }] },
    });
    expect(await scanFolder(temporaryFolder({ 'dist/index.html': 'page', 'other.js': '' }))).toMatchObject({
      ok: false,
    });
  });

  test.each(['setup.exe', 'lib/engine.SO', 'run.sh', 'game.apk'])('refuses the executable %s', async (name) => {
    expect(await scanFolder(built({ [name]: '' }))).toMatchObject({
      error: `“${name}” is an executable file. A build may contain only files that a browser can load.`,
    });
  });

  test('refuses an empty page', async () => {
    expect(await scanFolder(temporaryFolder({ 'index.html': '' }))).toMatchObject({ ok: false });
  });
});
