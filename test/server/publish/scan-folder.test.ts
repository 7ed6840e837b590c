import { once } from 'node:events';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildLimits } from '../../../server/publish/build-limits';
import { scanFolder } from '../../../server/publish/scan-folder';
import { temporaryFolder } from '../support/temporary-folder';

const built = (more: Readonly<Record<string, string>> = {}): string =>
  temporaryFolder({ 'index.html': 'page', ...more });

/** A file of this size that takes no room. */
const grow = (folder: string, name: string, size: number): void => {
  writeFileSync(join(folder, name), '');
  truncateSync(join(folder, name), size);
};

describe('scanFolder', () => {
  test('lists the files of a build, however deep, with their sizes', async () => {
    expect(await scanFolder(built({ 'a/b/c.js': 'ccc', 'a/ä b.txt': '' }))).toEqual({
      ok: true,
      value: [
        { path: 'a/b/c.js', size: 3 },
        { path: 'a/ä b.txt', size: 0 },
        { path: 'index.html', size: 4 },
      ],
    });
  });

  test('refuses a file that is too large, and files that are it together', async () => {
    const folder = built();
    grow(folder, 'huge.bin', buildLimits.fileBytes + 1);
    expect(await scanFolder(folder)).toEqual({ ok: false, error: '“huge.bin” is larger than 64 MiB.' });
    for (let n = 0; n <= buildLimits.bytes / buildLimits.fileBytes; n += 1)
      grow(folder, n === 0 ? 'huge.bin' : `part-${String(n)}.bin`, buildLimits.fileBytes);
    expect(await scanFolder(folder)).toEqual({ ok: false, error: 'The build has more than 256 MiB.' });
  });

  test('refuses a build of too many files, or of folders without end', async () => {
    const folder = built();
    for (let n = 0; n < buildLimits.files; n += 1) mkdirSync(join(folder, String(n)));
    expect(await scanFolder(folder)).toEqual({ ok: false, error: 'The build has more than 2000 files.' });
    const deep = Array.from({ length: 60 }, () => 'deep').join('/');
    expect(await scanFolder(built({ [`${deep}/x.js`]: '' }))).toMatchObject({
      error: expect.stringContaining('is longer than 200 characters.') as string,
    });
  });

  test('refuses what is neither file nor folder, without waiting for it', async () => {
    const folder = built();
    const socket = createServer().listen(join(folder, 'socket'));
    await once(socket, 'listening');
    expect(await scanFolder(folder)).toMatchObject({
      error: expect.stringContaining('“socket” is a link or no file') as string,
    });
    socket.close();
  });

  test.each(['a:b', 'a%20b', 'a?b', 'a#b', '.htaccess', 'a\\b', 'a\nb'])('refuses the name %j', async (name) => {
    expect(await scanFolder(built({ [name]: '' }))).toMatchObject({ ok: false });
  });

  test('refuses an empty page', async () => {
    expect(await scanFolder(temporaryFolder({ 'index.html': '' }))).toMatchObject({ ok: false });
  });
});
