import { rmSync, utimesSync, writeFileSync } from 'node:fs';
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

const AVATAR = 'avatars/0123-sd.webp';
const contentOf = async (key: string): Promise<string | undefined> => {
  const found = await to.get(key);
  return found && text(found.content);
};
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
    delete: (key: string) => other.delete(key),
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
  expect(await contentOf('builds/comet-golf/1.0.0/assets/main.js')).toBe('play()');
});

test('copyBlobs replaces an older file, and deletes a copy that differs so that the next run repeats it', async () => {
  const changed = new Date(Date.now() + 60_000);
  writeFileSync(from.pathOf(AVATAR), 'mask');
  utimesSync(from.pathOf(AVATAR), changed, changed);
  const lossy = {
    check: () => to.check(),
    delete: (key: string) => to.delete(key),
    get: (key: string) => to.get(key),
    head: (key: string) => to.head(key),
    put: (key: string) => to.put(key, Buffer.from('MASK')),
  };
  expect(await copyBlobs({ from, to: lossy, dryRun: false })).toEqual({
    ok: false,
    error: `Files that differ in the bucket: 1, such as ${AVATAR}. Run the command again.`,
  });
  expect(await to.head(AVATAR)).toBeUndefined();
  expect(await copyBlobs({ from, to, dryRun: false })).toMatchObject({ ok: true });
  expect(await contentOf(AVATAR)).toBe('mask');
});

test('copyBlobs keeps a file of the bucket that is newer than the local one', async () => {
  const past = new Date(Date.now() - 60_000);
  utimesSync(from.pathOf(AVATAR), past, past);
  await to.put(AVATAR, Buffer.from('a newer face'));
  expect(await copyBlobs({ from, to, dryRun: false })).toMatchObject({
    value: '0 files (0.0 MiB) copied and compared. 5 were already in the bucket.',
  });
  expect(await contentOf(AVATAR)).toBe('a newer face');
});

test('the command “files copy” needs a bucket', async () => {
  const settings = { NODE_ENV: 'test', HOLOCADE_DATA: dataFolder, HOLOCADE_SECRET: 'x'.repeat(32) };
  const done = await executeCommand({ copyFiles: { dryRun: false } }, settings);
  expect(done).toEqual({
    ok: false,
    error: 'No bucket is configured. Set HOLOCADE_S3_ENDPOINT and the other settings.',
  });
});
