import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackup } from '../../../../server/platform/backup/create-backup';
import { restoreBackup } from '../../../../server/platform/backup/restore-backup';
import { FolderBlobStore } from '../../../../server/platform/blobs/folder-blob-store';
import { S3BlobStore } from '../../../../server/platform/blobs/s3-blob-store';
import { S3Client } from '../../../../server/platform/blobs/s3-client';
import type { Database } from '../../../../server/platform/database/database';
import { openDatabase } from '../../../../server/platform/database/open-database';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { systemRandom } from '../../../../server/platform/system/server-random';
import { ok } from '../../../../src/domain/shared/result';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { startS3 } from '../../support/s3-server';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';
import { testConfig } from '../../support/test-config';
import { emptyInstallation } from './empty-installation';

const PICTURE = 'avatars/a-picture.webp';
const BUILD = 'builds/a-game/1.0.0/index.html';
const clock = new FakeServerClock();
let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

/** A portal with two files, and its folder of backups. The dump of its database is empty by default. */
async function portal() {
  const config = testConfig({ HOLOCADE_DATA: temporaryFolder() });
  const store = new FolderBlobStore(config);
  await store.put(PICTURE, Buffer.from('picture'));
  await store.put(BUILD, Buffer.from('page'));
  const folder = temporaryFolder();
  const empty: Database = {
    ...database,
    dump: (write) => write(Readable.from([])).then(() => ok({ migration: 0, rows: {} })),
  };
  return {
    config,
    store,
    fileIn: (name: string, key: string) => join(folder, name, 'files', key),
    pathOf: (name: string) => join(folder, name),
    /** Makes a backup and returns the number of files that use no further space. */
    async backUp(name: string, given: Partial<Parameters<typeof createBackup>[0]> = {}): Promise<number> {
      clock.advance(1000);
      const made = await createBackup({ clock, config, database: empty, blobs: store, ...given }, join(folder, name));
      return made.ok ? made.value.shared : expect.fail(made.error);
    },
  };
}

const isSameFile = (one: string, other: string): boolean => statSync(one).ino === statSync(other).ino;

describe('a backup beside an earlier one', () => {
  test('shares unchanged files; each backup restores its moment, also after the other is deleted', async () => {
    const { store, pathOf, fileIn, backUp } = await portal();
    await insertPlayer(database, 'vega', 'vega@mail.test', clock.now());
    expect(await backUp('monday', { database })).toBe(0);
    await insertPlayer(database, 'mira', 'mira@mail.test', clock.now());
    await store.put(PICTURE, Buffer.from('another'));
    expect(await backUp('tuesday', { database })).toBe(1);
    expect(isSameFile(fileIn('monday', BUILD), fileIn('tuesday', BUILD))).toBe(true);

    const restored = async (name: string) => {
      const machine = await emptyInstallation();
      const files = new FolderBlobStore(machine.config);
      const options = { folder: pathOf(name), newSecret: false };
      const done = await restoreBackup({ config: machine.config, log: silentLog, blobs: files }, options);
      if (!done.ok) expect.fail(done.error);
      const opened = await openDatabase(machine.config, silentLog);
      const rows = await opened.db.select({ name: accounts.username }).from(accounts).orderBy(accounts.username);
      await opened.close();
      await machine.remove();
      const read = (key: string) => readFileSync(files.pathOf(key), 'utf8');
      return [...rows.map((row) => row.name), read(PICTURE), read(BUILD)];
    };
    expect(await restored('monday')).toEqual(['vega', 'picture', 'page']);
    rmSync(pathOf('monday'), { recursive: true });
    expect(await restored('tuesday')).toEqual(['mira', 'vega', 'another', 'page']);
  }, 120_000);

  test('copies a file that is damaged in the earlier backup', async () => {
    const { fileIn, backUp } = await portal();
    await backUp('first');
    appendFileSync(fileIn('first', BUILD), '!');
    expect(await backUp('second')).toBe(1);
    expect(readFileSync(fileIn('second', BUILD), 'utf8')).toBe('page');
  });

  test('never writes to the files of the earlier backup, also if a file changes during the dump', async () => {
    const { store, fileIn, backUp } = await portal();
    await backUp('first');
    const dump: Database['dump'] = async (write) => {
      await write(Readable.from([]));
      await store.put(PICTURE, Buffer.from('changed'));
      return ok({ migration: 0, rows: {} });
    };
    await backUp('second', { database: { ...database, dump } });
    expect(readFileSync(fileIn('second', PICTURE), 'utf8')).toBe('changed');
    expect(readFileSync(fileIn('first', PICTURE), 'utf8')).toBe('picture');
  });

  test('copies a file that the file system cannot link', async () => {
    const { store, fileIn, backUp } = await portal();
    // The temporary name of the link would be longer than 255 bytes.
    const key = `pictures/${'x'.repeat(250)}`;
    await store.put(key, Buffer.from('a long name'));
    await backUp('first');
    expect(await backUp('second')).toBe(2);
    expect(readFileSync(fileIn('second', key), 'utf8')).toBe('a long name');
  });

  test('shares nothing with an incomplete backup, or with one of another portal', async () => {
    const { config, pathOf, backUp } = await portal();
    await backUp('first');
    const other = { ...config, secret: 'the secret of another portal, long enough' };
    expect(await backUp('second', { config: other })).toBe(0);
    rmSync(join(pathOf('first'), 'backup.json'));
    expect(await backUp('third')).toBe(0);
  });

  test('reads no unchanged file from a bucket, which has recorded the hashes', async () => {
    const s3 = await startS3();
    const { backUp } = await portal();
    const client = new S3Client(s3.settings, { clock: systemClock, random: systemRandom });
    const store = new S3BlobStore(client, temporaryFolder());
    for (const key of [PICTURE, BUILD]) await store.put(key, Buffer.from(key));
    const read: string[] = [];
    const blobs = {
      list: (section: string) => store.list(section),
      head: (key: string) => store.head(key),
      get: (key: string) => {
        read.push(key);
        return store.get(key);
      },
    };
    await backUp('first', { blobs });
    expect(read.splice(0).sort()).toEqual([PICTURE, BUILD]);
    await store.put(BUILD, Buffer.from('a new page'));
    expect(await backUp('second', { blobs })).toBe(1);
    expect(read).toEqual([BUILD]);
    await s3.close();
  });
});

const keys = [PICTURE, BUILD, 'builds/a-game/1.0.1/index.html', 'drafts/b.json'];
const step = fc.oneof(
  fc.record({ put: fc.constantFrom(...keys), content: fc.constantFrom('', 'page', 'picture', 'another') }),
  fc.record({ remove: fc.constantFrom(...keys) }),
  fc.constant({ backup: true }),
  fc.record({ deletion: fc.nat(5) }),
);

property.prop([fc.array(step, { minLength: 4, maxLength: 16 })], { numRuns: 30 })(
  'every remaining backup always has exactly the files of its moment',
  async (steps) => {
    const { store, pathOf, fileIn, backUp } = await portal();
    const files = new Map([
      [PICTURE, 'picture'],
      [BUILD, 'page'],
    ]);
    const backups = new Map<string, Readonly<Record<string, string>>>();
    for (const [at, one] of steps.entries())
      if ('put' in one) {
        await store.put(one.put, Buffer.from(one.content));
        files.set(one.put, one.content);
      } else if ('remove' in one) {
        await store.delete(one.remove);
        files.delete(one.remove);
      } else if ('backup' in one) {
        await backUp(`b${String(at)}`);
        backups.set(`b${String(at)}`, Object.fromEntries(files));
      } else {
        const name = [...backups.keys()][one.deletion];
        if (name === undefined) continue;
        rmSync(pathOf(name), { recursive: true });
        backups.delete(name);
      }
    for (const [name, expected] of backups) {
      const text = readFileSync(join(pathOf(name), 'backup.json'), 'utf8');
      const listed = (JSON.parse(text) as { readonly files: readonly { readonly key: string }[] }).files;
      const actual = listed.map(({ key }) => [key, readFileSync(fileIn(name, key), 'utf8')] as const);
      expect(Object.fromEntries(actual)).toEqual(expected);
    }
  },
);
