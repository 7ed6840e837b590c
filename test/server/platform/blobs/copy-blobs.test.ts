import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlobContent } from '../../../../server/platform/blobs/blob-store.port';
import { copyBlobs } from '../../../../server/platform/blobs/copy-blobs';
import { FolderBlobStore } from '../../../../server/platform/blobs/folder-blob-store';
import { S3BlobStore } from '../../../../server/platform/blobs/s3-blob-store';
import { S3Client } from '../../../../server/platform/blobs/s3-client';
import { executeCommand } from '../../../../server/platform/command-line/execute-command';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { systemRandom } from '../../../../server/platform/system/server-random';
import type { S3Server } from '../../support/s3-server';
import { startS3 } from '../../support/s3-server';
import { temporaryFolder } from '../../support/temporary-folder';

const dataFolder = temporaryFolder({
  'published/builds/comet-golf/1.0.0/index.html': 'page',
  'published/builds/comet-golf/1.0.0/assets/main.js': 'play()',
  'published/builds/.incoming/x/index.html': 'incomplete',
  'published/pictures/comet-golf/hero-1.webp': 'hero',
  'published/drafts/draft-1.json': '{}',
  'uploaded/avatars/0123-sd.webp': 'face',
  secret: 'not a file of the store',
});
const from = new FolderBlobStore({ dataFolder });
let s3: S3Server;
let to: S3BlobStore;
let environment: Readonly<Record<string, string>>;

const openBucket = () =>
  new S3BlobStore(new S3Client(s3.settings, { clock: systemClock, random: systemRandom }), dataFolder);

beforeAll(async () => {
  s3 = await startS3();
  to = openBucket();
  environment = { ...s3.environment, NODE_ENV: 'test', HOLOCADE_DATA: dataFolder, HOLOCADE_SECRET: 'x'.repeat(32) };
});
afterAll(async () => {
  await s3.close();
  rmSync(dataFolder, { recursive: true });
});

test('copyBlobs counts in a dry run, continues an interrupted copy, and copies nothing twice', async () => {
  const run = (dryRun: boolean) => executeCommand({ copyFiles: { dryRun } }, environment);
  expect(await run(true)).toEqual({
    ok: true,
    value: '5 files (0.0 MiB) would be copied. 0 were already in the bucket.',
  });
  expect(await to.head('builds/comet-golf/1.0.0/index.html')).toBeUndefined();
  let puts = 0;
  const other = openBucket();
  const interrupted = {
    check: () => other.check(),
    get: (key: string) => other.get(key),
    head: (key: string) => other.head(key),
    put: async (key: string, content: BlobContent) => {
      puts += 1;
      await (puts > 2 ? s3.stop() : other.put(key, content));
    },
  };
  const stopped = await copyBlobs({ from, to: interrupted, dryRun: false });
  expect(stopped.ok ? '' : stopped.error).toMatch(
    /^The copy stopped: .+ does not answer\. Run the command again to continue\.$/,
  );
  await s3.start();
  const continued = await run(false);
  expect(continued.ok ? continued.value : '').toMatch(
    /^[3-5] files \(0\.0 MiB\) copied and compared\. [0-2] were already/,
  );
  expect(await run(false)).toEqual({
    ok: true,
    value: '0 files (0.0 MiB) copied and compared. 5 were already in the bucket.',
  });
  const copy = await to.get('builds/comet-golf/1.0.0/assets/main.js');
  expect(copy && (await text(copy.content))).toBe('play()');
});

test('copyBlobs replaces a different file of the same size, and reports a copy that differs', async () => {
  await to.put('avatars/0123-sd.webp', Buffer.from('FACE'));
  const lossy = { check: () => to.check(), get: (key: string) => to.get(key), head: (key: string) => to.head(key) };
  const ignored = await copyBlobs({ from, to: { ...lossy, put: async () => undefined }, dryRun: false });
  expect(ignored).toEqual({
    ok: false,
    error: 'Files that differ in the bucket: 1, such as avatars/0123-sd.webp. Run the command again.',
  });
  expect(await copyBlobs({ from, to, dryRun: false })).toMatchObject({ ok: true });
  const copy = await to.get('avatars/0123-sd.webp');
  expect(copy && (await text(copy.content))).toBe('face');
});

test('the command “files copy” needs a bucket', async () => {
  const settings = { NODE_ENV: 'test', HOLOCADE_DATA: dataFolder, HOLOCADE_SECRET: 'x'.repeat(32) };
  const done = await executeCommand({ copyFiles: { dryRun: false } }, settings);
  expect(done).toEqual({
    ok: false,
    error: 'No bucket is configured. Set HOLOCADE_S3_ENDPOINT and the other settings.',
  });
});
