import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackup } from '../../../../server/platform/backup/create-backup';
import { restoreBackup } from '../../../../server/platform/backup/restore-backup';
import type { BlobStore } from '../../../../server/platform/blobs/blob-store.port';
import { FolderBlobStore } from '../../../../server/platform/blobs/folder-blob-store';
import { openBlobStore } from '../../../../server/platform/blobs/open-blob-store';
import type { Database } from '../../../../server/platform/database/database';
import { openDatabase } from '../../../../server/platform/database/open-database';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { systemRandom } from '../../../../server/platform/system/server-random';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';
import type { S3Server } from '../../support/s3-server';
import { startS3 } from '../../support/s3-server';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';
import { testConfig } from '../../support/test-config';
import type { EmptyInstallation } from './empty-installation';
import { emptyInstallation } from './empty-installation';

const CONTENTS = new Map([
  ['avatars/a-picture.webp', 'picture'],
  ['builds/a-game/1.0.0/index.html', 'page'],
  ['pictures/a-game/card.webp', 'card'],
]);
let database: Database;
let s3: S3Server;
let machine: EmptyInstallation;
let bucket: BlobStore;
let folder: string;

beforeAll(async () => {
  s3 = await startS3();
  database = await openEmptyDatabase();
  await insertPlayer(database, 'vega');
  const config = testConfig({ HOLOCADE_DATA: temporaryFolder() });
  const blobs = new FolderBlobStore(config);
  for (const [key, content] of CONTENTS) await blobs.put(key, Buffer.from(content));
  folder = join(temporaryFolder(), 'backup');
  await createBackup({ clock: systemClock, config, database, blobs }, folder);
  machine = await emptyInstallation(s3.environment);
  bucket = await openBlobStore(machine.config, { clock: systemClock, random: systemRandom });
});
afterAll(async () => {
  await database.close();
  await machine.remove();
  await s3.close();
});

const restore = () =>
  restoreBackup({ config: machine.config, log: silentLog, blobs: bucket }, { folder, newSecret: false });

test('a backup of a data folder is restored into an empty bucket only, with its database', async () => {
  await bucket.put('avatars/mine.webp', Buffer.from('mine'));
  expect(await restore()).toEqual({ ok: false, error: expect.stringContaining('avatars/mine.webp') as string });
  await bucket.delete('avatars/mine.webp');

  expect(await restore()).toMatchObject({ ok: true });
  const restored = new Map<string, string>();
  for (const section of ['avatars', 'builds', 'drafts', 'pictures', 'uploads'])
    for await (const { key } of bucket.list(section)) {
      const found = await bucket.get(key);
      restored.set(key, found ? (await buffer(found.content)).toString() : '');
    }
  expect(restored).toEqual(CONTENTS);
  expect(readdirSync(machine.config.dataFolder)).not.toContain('published');
  const opened = await openDatabase(machine.config, silentLog);
  expect(await opened.db.select({ name: accounts.username }).from(accounts)).toEqual([{ name: 'vega' }]);
  await opened.close();
}, 60_000);
