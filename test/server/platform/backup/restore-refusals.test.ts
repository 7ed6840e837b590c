import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackup } from '../../../../server/platform/backup/create-backup';
import { restoreBackup } from '../../../../server/platform/backup/restore-backup';
import { FolderBlobStore } from '../../../../server/platform/blobs/folder-blob-store';
import type { Config } from '../../../../server/platform/config/config';
import { DatabaseInUse, takeLock } from '../../../../server/platform/database/lock-file';
import { openDatabase } from '../../../../server/platform/database/open-database';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { silentLog } from '../../support/silent-log';
import { temporaryFolder } from '../../support/temporary-folder';
import { testConfig } from '../../support/test-config';
import type { EmptyInstallation } from './empty-installation';
import { emptyInstallation } from './empty-installation';

const clock = new FakeServerClock();
const isEmbedded = process.env['HOLOCADE_TEST_DATABASE_URL'] === undefined;
let backup: string;
let machine: EmptyInstallation;
beforeAll(async () => {
  const config = testConfig({ HOLOCADE_DATA: temporaryFolder({ 'uploaded/avatars/a.webp': 'picture' }) });
  const database = await openEmptyDatabase();
  await insertPlayer(database, 'vega', 'vega@mail.test', clock.now());
  backup = join(temporaryFolder(), 'backup');
  await createBackup({ clock, config, database, blobs: new FolderBlobStore(config) }, backup);
  await database.close();
}, 60_000);
beforeEach(async () => {
  machine = await emptyInstallation();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await machine.remove();
});

/** Contents of all files of a folder, by path. Files of the database and of its lock are left out. */
const filesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .filter((path) => !path.startsWith('db'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

/** Restores the backup, and expects that the installation's files stay as they are. */
async function refusalOf(config: Config): Promise<unknown> {
  await new FolderBlobStore(config).put('avatars/a.webp', Buffer.from('pict'));
  const before = filesOf(config.dataFolder);
  const deps = { config, log: silentLog, blobs: new FolderBlobStore(config) };
  const done = await restoreBackup(deps, { folder: backup, newSecret: false }).catch((error: unknown) => error);
  expect(filesOf(config.dataFolder)).toEqual(before);
  return done;
}

describe('restoreBackup', () => {
  test('refuses a database with rows before it writes a file, and leaves its rows', async () => {
    const database = await openDatabase(machine.config, silentLog);
    await insertPlayer(database, 'mira', 'mira@mail.test', clock.now());
    await database.close();
    const error = expect.stringMatching(/^There is already a database in|^The database of DATABASE_URL is not empty/);
    expect(await refusalOf(machine.config)).toEqual({ ok: false, error });
    const kept = await openDatabase(machine.config, silentLog);
    expect(await kept.db.select({ name: accounts.username }).from(accounts)).toEqual([{ name: 'mira' }]);
    await kept.close();
  }, 60_000);

  test('refuses other files before it deletes local copies or writes to the database', async () => {
    const copies = join(machine.config.dataFolder, 'cache', 'blobs', 'avatars');
    mkdirSync(copies, { recursive: true });
    writeFileSync(join(copies, 'a.webp'), 'copy');
    await new FolderBlobStore(machine.config).put('avatars/mine.webp', Buffer.from('mine'));
    expect(await refusalOf(machine.config)).toMatchObject({ error: expect.stringContaining('avatars/mine.webp') });
    const database = await openDatabase(machine.config, silentLog);
    expect(await database.db.$count(accounts)).toBe(0);
    await database.close();
  }, 60_000);

  test.runIf(isEmbedded)('refuses a data folder whose server is starting', async () => {
    const release = takeLock(join(machine.config.dataFolder, 'db.lock'));
    expect(await refusalOf(machine.config)).toBeInstanceOf(DatabaseInUse);
    release();
  });

  test.runIf(!isEmbedded)('refuses a machine without pg_restore, which it names', async () => {
    vi.stubEnv('PATH', temporaryFolder());
    expect(await refusalOf(machine.config)).toMatchObject({ error: expect.stringContaining('postgresql-client') });
  });

  test.runIf(!isEmbedded)('uses the direct address of PostgreSQL, not that of pgbouncer', async () => {
    const { databaseUrl } = machine.config;
    const config = { ...machine.config, databaseUrl: 'postgres://127.0.0.1:1/none', databaseDirectUrl: databaseUrl };
    const database = await openDatabase(machine.config, silentLog);
    await database.close();
    expect(await refusalOf(config)).toMatchObject({ error: expect.stringContaining('not empty') });
  });
});
