import { rmSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listUsedAvatars, setAvatar } from '../../../../server/community/avatars/avatar.repository';
import { AvatarStore } from '../../../../server/community/avatars/avatar-store';
import { forgetAvatars } from '../../../../server/community/avatars/forget-avatars';
import type { Database } from '../../../../server/platform/database/database';
import { FolderBlobStore, sectionFolder } from '../../../../server/platform/blobs/folder-blob-store';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayers } from '../../support/insert-players';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { temporaryFolder } from '../../support/temporary-folder';
import { testConfig } from '../../support/test-config';

const HOUR = 60 * 60 * 1000;
const config = testConfig({ HOLOCADE_DATA: temporaryFolder() });
const folder = sectionFolder(config, 'avatars');
const blobs = new FolderBlobStore(config);
const store = new AvatarStore(blobs);
const clock = new FakeServerClock();
const picture = { tn: Buffer.from('tn'), sm: Buffer.from('sm'), sd: Buffer.from('sd') };
let database: Database;
let account: string;
let key: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
  [account = ''] = await insertPlayers(database, 1, clock.now());
});
beforeEach(async () => {
  await setAvatar(database.db, account, null);
  key = await store.store(picture);
  await setTimes(-2 * HOUR);
});
afterAll(async () => {
  await database.close();
  rmSync(config.dataFolder, { recursive: true });
});

async function setTimes(since: number): Promise<void> {
  const at = new Date(clock.now().getTime() + since);
  for (const file of await readdir(folder)) await utimes(join(folder, file), at, at);
}

/**
 * Runs `forgetAvatars` during an upload of the same picture, just after the first query. Returns the number of
 * remaining files.
 */
async function forgetDuring(upload: () => Promise<unknown>): Promise<number> {
  let uploaded = false;
  const listUsed: typeof listUsedAvatars = async (...keys) => {
    const used = await listUsedAvatars(...keys);
    if (!uploaded) await upload();
    uploaded = true;
    return used;
  };
  await forgetAvatars({ blobs, clock, config, database }, undefined, listUsed);
  return (await readdir(folder)).length;
}

test('forgetAvatars deletes the files of unused pictures', async () => {
  expect(await forgetDuring(async () => {})).toBe(0);
});

test('forgetAvatars preserves the files of a concurrent upload, before and after its account is updated', async () => {
  const write = async () => {
    await store.store(picture);
    await setTimes(0);
  };
  expect(await forgetDuring(write)).toBe(3);
  await setTimes(-2 * HOUR);
  expect(await forgetDuring(() => setAvatar(database.db, account, key))).toBe(3);
});
