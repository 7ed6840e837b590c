import { closeSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { buildLimits } from '../../../../server/publishing/builds/build-limits';
import { copyBuild } from '../../../../server/publishing/builds/copy-build';
import { extractArchive } from '../../../../server/publishing/builds/extract-archive';
import { scanFolder } from '../../../../server/publishing/builds/scan-folder';
import { temporaryFolder } from '../../support/temporary-folder';
import { zipBytes } from './zip-bytes';

const MIB = 1024 * 1024;
const SIZE = 600 * MIB;
/** Maximum memory growth of the process, in bytes. */
const MAX_GROWTH = 300 * MIB;
const page = '<!doctype html><title>Large</title>';
const limits = { ...buildLimits, fileBytes: SIZE };

const made: string[] = [];
const folder = (files: Readonly<Record<string, string>> = {}): string => {
  const path = temporaryFolder(files);
  made.push(path);
  return path;
};
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

/** Measures the growth of the process's peak memory while `work` runs, in bytes. */
async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.resourceUsage().maxRSS;
  await work();
  return (process.resourceUsage().maxRSS - before) * 1024;
}

test('copyBuild copies a WebAssembly file of 600 MB without loading it into memory', { timeout: 120_000 }, async () => {
  const from = folder({ 'index.html': page, 'engine.wasm': '' });
  truncateSync(join(from, 'engine.wasm'), SIZE);
  expect(await scanFolder(from, buildLimits)).toEqual({ ok: false, error: '“engine.wasm” is larger than 512 MiB.' });
  const to = join(folder(), 'build');
  const growth = await growthOf(async () => {
    const found = await scanFolder(from, limits);
    if (!found.ok) throw new Error(found.error);
    expect(await copyBuild(from, found.value, to)).toMatchObject({ ok: true });
  });
  expect(statSync(join(to, 'engine.wasm')).size).toBe(SIZE);
  expect(growth).toBeLessThan(MAX_GROWTH);
});

/** Writes an archive with one stored, sparse file of zeros. */
function writeLargeArchive(path: string): void {
  const zeros = Buffer.alloc(MIB);
  let checksum = 0;
  for (let at = 0; at < SIZE; at += MIB) checksum = crc32(zeros, checksum);
  const claims = { size: SIZE, compressed: SIZE, crc: checksum };
  const bytes = zipBytes([
    { name: 'index.html', content: page },
    { name: 'engine.wasm', method: 0, claims },
  ]);
  const directory = bytes.indexOf(Buffer.from('PK\x01\x02'));
  const end = bytes.length - 22;
  bytes.writeUInt32LE(directory + SIZE, end + 16);
  const file = openSync(path, 'w');
  writeSync(file, bytes.subarray(0, directory), 0, directory, 0);
  writeSync(file, bytes.subarray(directory), 0, bytes.length - directory, directory + SIZE);
  closeSync(file);
}

test(
  'extractArchive unpacks a WebAssembly file of 600 MB without loading it into memory',
  { timeout: 120_000 },
  async () => {
    const archive = join(folder(), 'game.zip');
    writeLargeArchive(archive);
    const to = join(folder(), 'build');
    const refused = await extractArchive(archive, to, buildLimits);
    expect(refused).toEqual({ ok: false, error: '“engine.wasm” is larger than 512 MiB.' });
    const growth = await growthOf(async () => {
      expect(await extractArchive(archive, to, limits)).toMatchObject({ ok: true });
    });
    expect(statSync(join(to, 'engine.wasm')).size).toBe(SIZE);
    expect(growth).toBeLessThan(MAX_GROWTH);
  },
);
