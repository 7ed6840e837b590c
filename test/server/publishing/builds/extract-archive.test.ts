import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { buildLimits } from '../../../../server/publishing/builds/build-limits';
import { extractArchive } from '../../../../server/publishing/builds/extract-archive';
import { temporaryFolder } from '../../support/temporary-folder';
import type { RawEntry } from './zip-bytes';
import { zipBytes } from './zip-bytes';

const page = { name: 'index.html', content: '<!doctype html><title>Game</title>' };
const SYMLINK = 0o120_777;
const limits = { files: 2000, fileBytes: 8 * 1024 * 1024, bytes: 12 * 1024 * 1024 };

async function unpack(bytes: Buffer, own = limits) {
  const folder = temporaryFolder();
  const archive = join(folder, 'game.zip');
  writeFileSync(archive, bytes);
  const to = join(folder, 'build');
  return { to, result: await extractArchive(archive, to, own) };
}

const zipped = (...entries: readonly RawEntry[]): Buffer => zipBytes([page, ...entries]);
const zeros = (mebibytes: number): Buffer => Buffer.alloc(mebibytes * 1024 * 1024);
const many = (count: number, start = 'f'): readonly RawEntry[] =>
  Array.from({ length: count }, (_, index) => ({ name: start + String(index), method: 0 }));

/** Replaces bytes of an archive in place. */
const patched = (bytes: Buffer, at: number, hex: string): Buffer => {
  bytes.write(hex, at, 'hex');
  return bytes;
};

const hostile: readonly (readonly [string, () => Buffer, string])[] = [
  ['a name that leaves the folder', () => zipped({ name: '../../evil.js' }), 'is not a path inside the build'],
  ['a name with .. in the middle', () => zipped({ name: 'a/../../evil.js' }), 'is not a path inside the build'],
  ['an absolute name', () => zipped({ name: '/etc/passwd' }), 'is not a path inside the build'],
  ['a drive letter', () => zipped({ name: 'C:/evil.js' }), 'is not a path inside the build'],
  ['a backslash', () => zipped({ name: '..\\evil.js' }), 'is not a path inside the build'],
  ['a NUL in a name', () => zipped({ name: 'a\0.js' }), 'or contain control characters or any of'],
  ['a line break in a name', () => zipped({ name: 'a\n.js' }), 'has a name that is not allowed in a build'],
  ['an empty name', () => zipped({ name: '' }), 'has a name that is not allowed in a build'],
  ['two slashes in a row', () => zipped({ name: 'a//b.js' }), 'has a name that is not allowed in a build'],
  ['a name of one dot', () => zipped({ name: './evil.js' }), 'has a name that is not allowed in a build'],
  ['the name __proto__', () => zipped({ name: '__proto__' }), 'has a name that is not allowed in a build'],
  ['a very long name', () => zipped({ name: 'x'.repeat(60_000) }), 'is longer than 200 characters'],
  ['a symbolic link', () => zipped({ name: 'link', content: '/etc/passwd', mode: SYMLINK }), 'is a link'],
  ['a device', () => zipped({ name: 'device', mode: 0o060_644 }), 'is a link or a special file'],
  [
    'a link that claims to be a folder',
    () => zipped({ name: 'link/', mode: SYMLINK }),
    'both a folder and something else',
  ],
  ['an encrypted entry', () => zipped({ name: 'a.js', content: 'x', flags: 1 }), 'is encrypted'],
  ['another compression', () => zipped({ name: 'a.js', content: 'x', method: 14 }), 'other than deflate'],
  ['a name twice', () => zipped({ name: 'a.js' }, { name: 'a.js' }), '“a.js” is in the archive twice'],
  ['a name in two cases', () => zipped({ name: 'a.js' }, { name: 'A.JS' }), '“A.JS” is in the archive twice'],
  ['a file that is also a folder', () => zipped({ name: 'a' }, { name: 'a/b.js' }), '“a/b.js” is in the archive twice'],
  ['a folder that is also a file', () => zipped({ name: 'a/b.js' }, { name: 'a' }), '“a” is in the archive twice'],
  ['an entry above the limit', () => zipped({ name: 'a.bin', content: zeros(9) }), '“a.bin” is larger than 8 MiB'],
  [
    'entries that are too large in total',
    () => zipped({ name: 'a.bin', content: zeros(7) }, { name: 'b.bin', content: zeros(7) }),
    'The build is larger than 12 MiB',
  ],
  [
    'an entry that is larger than it claims',
    () => zipped({ name: 'a.bin', content: zeros(2), claims: { size: 10 } }),
    '“a.bin” is larger than it claims to be',
  ],
  [
    'an entry that is smaller than it claims',
    () => zipped({ name: 'a.bin', content: 'x', claims: { size: 1000 } }),
    '“a.bin” is smaller than it claims to be',
  ],
  ['a wrong checksum', () => zipped({ name: 'a.js', content: 'x', claims: { crc: 1 } }), '“a.js” is damaged'],
  ['entries that share their bytes', () => zipped({ name: 'a.js', claims: { at: 0 } }), 'overlap'],
  [
    'an entry that reaches into the next',
    () => zipped({ name: 'a', content: 'abc', method: 0, claims: { compressed: 60, size: 60 } }, { name: 'b' }),
    'overlap',
  ],
  ['nested archives and no page', () => zipBytes([{ name: '1.zip', content: zipped() }]), 'no index.html'],
  ['65,537 entries', () => zipped(...many(65_536)), 'more entries than it claims'],
  ['100,000 entries', () => zipped(...many(100_000)), 'more than'],
  ['60,000 hidden entries', () => zipped(...many(60_000, '.')), 'hidden files'],
  ['no entries', () => zipBytes([]), 'The build has no files.'],
  ['hidden entries only', () => zipBytes([{ name: '.git/config' }]), 'The build has no files.'],
  ['a false zip64 size', () => zipped({ name: 'a', claims: { size: 0xff_ff_ff_ff } }), '“a” is larger than 8 MiB'],
  [
    'an offset outside the file',
    () => zipped({ name: 'a', claims: { at: 0x7f_ff_ff_ff } }),
    'cannot be read as a zip file',
  ],
  ['a truncated end', () => zipped().subarray(0, -30), 'cannot be read as a zip file'],
  [
    'a truncated beginning',
    () => zipped({ name: 'a', content: 'x'.repeat(99) }).subarray(60),
    'cannot be read as a zip file',
  ],
  [
    'a file that is not a zip archive',
    () => Buffer.from('%PDF-1.7 this is something else'),
    'cannot be read as a zip file',
  ],
  ['an empty file', () => Buffer.alloc(0), 'cannot be read as a zip file'],
  ['damaged data', () => patched(zipped(), 50, 'ffffffffffff'), '“index.html” is smaller than it claims to be'],
  ['an entry page of bytes', () => zipBytes([{ name: 'index.html', content: 'PK\x03\x04\0\0' }]), 'not an HTML page'],
  ['a program by name', () => zipped({ name: 'setup.exe', content: 'x' }), '“setup.exe” is an executable file'],
  ['a program by its bytes', () => zipped({ name: 'a.bin', content: '\x7fELF\x02\x01' }), 'a Linux program'],
  ['an executable script', () => zipped({ name: 'run', content: '#!/bin/sh', mode: 0o100_755 }), 'a shell script'],
];

describe('extractArchive', () => {
  test.each(hostile)('refuses %s with one sentence', async (_name, bytes, sentence) => {
    const { to, result } = await unpack(bytes());
    expect(result).toMatchObject({ ok: false, error: expect.stringContaining(sentence) as string });
    if (!result.ok) expect(result.error).toMatch(/^[^\n\0]{10,400}\.$/);
    // Files below the target are deleted with it; nothing may appear beside it.
    expect(readdirSync(join(to, '..')).filter((name) => name !== 'build')).toEqual(['game.zip']);
    expect(existsSync('/tmp/evil.js')).toBe(false);
  });

  test('refuses a bomb of a single entry by its ratio before it unpacks anything', async () => {
    const { to, result } = await unpack(zipped({ name: 'bomb.bin', content: zeros(64) }), buildLimits);
    expect(result).toEqual({ ok: false, error: '“bomb.bin” unpacks to more than 200 times its size.' });
    expect(existsSync(to)).toBe(false);
  });

  test('throws before the first file if its signal has aborted', async () => {
    const folder = temporaryFolder();
    const archive = join(folder, 'game.zip');
    writeFileSync(archive, zipped());
    const to = join(folder, 'build');
    await expect(extractArchive(archive, to, limits, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(existsSync(to)).toBe(false);
  });

  test('skips and counts hidden files and leftovers of operating systems', async () => {
    const { to, result } = await unpack(
      zipped(
        { name: '__MACOSX/._index.html', content: 'x' },
        { name: '.DS_Store' },
        { name: 'a/Thumbs.db' },
        { name: '.git/hooks/run.sh' },
        { name: 'a/main.js', content: 'play()' },
      ),
    );
    expect(result).toMatchObject({ ok: true, value: { skipped: 4 } });
    expect(readdirSync(to).sort()).toEqual(['a', 'index.html']);
    expect(readdirSync(join(to, 'a'))).toEqual(['main.js']);
  });

  test('accepts as many leftovers as macOS adds to a build with the most entries, and refuses more', async () => {
    const build = [page, { name: 'a/' }, { name: 'a/main.js', content: 'play()' }];
    const leftovers = ['', '._index.html', '._a', 'a/', 'a/._main.js'].map((name) => ({ name: `__MACOSX/${name}` }));
    const folders = [{ name: '.git/' }, { name: '.git/hooks/' }];
    const own = { ...limits, files: 3 };
    const accepted = await unpack(zipBytes([...build, ...leftovers, ...folders]), own);
    expect(accepted.result).toMatchObject({ ok: true, value: { skipped: 7 } });
    const refused = await unpack(zipBytes([...build, ...leftovers, ...folders, { name: '.gitignore' }]), own);
    expect(refused.result).toEqual({ ok: false, error: 'The archive has more than 7 hidden files and folders.' });
  });

  test('strips a single top-level folder that contains the page', async () => {
    const { to, result } = await unpack(
      zipBytes([{ name: 'dist/' }, { ...page, name: 'dist/index.html' }, { name: 'dist/a/b.js', content: 'b' }]),
    );
    expect(result).toMatchObject({ ok: true, value: { files: [{ path: 'a/b.js', size: 1 }, { path: 'index.html' }] } });
    expect(readFileSync(join(to, 'a/b.js'), 'utf8')).toBe('b');
  });

  test('accepts WebAssembly, a module with a hashbang and text that begins with MZ', async () => {
    const { result } = await unpack(
      zipped(
        { name: 'a.wasm', content: Buffer.from('0061736d01000000', 'hex') },
        { name: 'cli.js', content: '#!/usr/bin/env node' },
        { name: 'names.txt', content: 'MZ is not always a program' },
      ),
    );
    expect(result).toMatchObject({ ok: true });
  });

  propertyTest.prop(
    [
      fc.uniqueArray(
        fc.tuple(
          fc.array(fc.stringMatching(/^[a-zäß_][a-z0-9 äß._-]{0,8}[a-z]$/), { minLength: 1, maxLength: 4 }),
          fc.uint8Array({ maxLength: 4000 }).map((bytes) => Buffer.from([0x20, ...bytes])),
          fc.boolean(),
        ),
        { selector: ([path]) => path[0]?.normalize('NFC'), maxLength: 20 },
      ),
    ],
    { numRuns: 40 },
  )('a tree of files is read back from an archive byte by byte', async (tree) => {
    const zip = new ZipFile();
    const files = tree
      .map(([path, content, compress]) => ({ path: path.join('/'), content, compress }))
      .filter(({ path }) => !/\.(so|sh|exe|dll|jar|apk|msi|bat|cmd)$/.test(path) && !/thumbs\.db|__macosx/.test(path));
    zip.addBuffer(Buffer.from(page.content), 'index.html');
    for (const { path, content, compress } of files) zip.addBuffer(content, path, { compress });
    zip.end();
    const { to, result } = await unpack(await buffer(zip.outputStream));
    if (!result.ok) throw new Error(result.error);
    expect(result.value.files.map(({ path }) => path)).toEqual(['index.html', ...files.map(({ path }) => path)].sort());
    for (const { path, content } of files) expect(readFileSync(join(to, path)).equals(content)).toBe(true);
  });
});
