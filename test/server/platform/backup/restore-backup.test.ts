import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { BackupManifest } from '../../../../server/platform/backup/backup-manifest';
import { createBackup } from '../../../../server/platform/backup/create-backup';
import { restoreBackup } from '../../../../server/platform/backup/restore-backup';
import type { ListedBlob } from '../../../../server/platform/blobs/blob-store.port';
import { FolderBlobStore } from '../../../../server/platform/blobs/folder-blob-store';
import type { Database } from '../../../../server/platform/database/database';
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

const PICTURE = 'avatars/a-picture.webp';
const BUILD = 'builds/a-game/1.0.0/index.html';
const clock = new FakeServerClock();
const config = testConfig({
  HOLOCADE_DATA: temporaryFolder({ [`uploaded/${PICTURE}`]: 'picture', [`published/${BUILD}`]: 'page' }),
});
let database: Database;
/** A complete backup, which tests copy or only read. */
let backup: string;
let machine: EmptyInstallation;
const machines: EmptyInstallation[] = [];

const newMachine = async (environment: Readonly<Record<string, string>> = {}): Promise<EmptyInstallation> => {
  const made = await emptyInstallation(environment);
  machines.push(made);
  return made;
};
const copyOfBackup = (): string => {
  const folder = join(temporaryFolder(), 'backup');
  cpSync(backup, folder, { recursive: true });
  return folder;
};
const restore = (folder: string, to: EmptyInstallation = machine, newSecret = false) =>
  restoreBackup({ config: to.config, log: silentLog, blobs: new FolderBlobStore(to.config) }, { folder, newSecret });
const manifestOf = (folder: string): BackupManifest =>
  JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8')) as BackupManifest;
const edit = (folder: string, change: (manifest: BackupManifest) => unknown): void =>
  writeFileSync(join(folder, 'backup.json'), JSON.stringify(change(manifestOf(folder))));

beforeAll(async () => {
  database = await openEmptyDatabase();
  await insertPlayer(database, 'vega', 'vega@mail.test', clock.now());
  backup = join(temporaryFolder(), 'backup');
  await createBackup({ clock, config, database, blobs: new FolderBlobStore(config) }, backup);
  machine = await newMachine();
}, 60_000);
afterEach(() => expect(existsSync(join(machine.config.dataFolder, 'db'))).toBe(false));
afterAll(async () => {
  await database.close();
  await Promise.all(machines.map((one) => one.remove()));
});

describe('createBackup', () => {
  test('describes the database, and each file with its size and hash', () => {
    const { files, ...rest } = manifestOf(backup);
    expect(rest).toMatchObject({ format: 1, version: '0.1.0', createdAt: clock.now().toISOString() });
    expect(rest.database).toMatchObject({ kind: database.kind, rows: { accounts: 1, sessions: 0 } });
    expect(rest.database.rows).not.toHaveProperty('node_messages');
    expect(files).toContainEqual({
      key: PICTURE,
      bytes: 7,
      sha256: createHash('sha256').update('picture').digest('hex'),
    });
    expect(JSON.stringify(rest)).not.toContain(config.secret);
    expect(readdirSync(backup).sort()).toEqual(['backup.json', 'database.dump', 'files']);
  });

  test('contains files that are deleted or written while the database is dumped', async () => {
    const contents = new Map([['avatars/old.webp', 'old']]);
    const blobs = {
      async *list(section: string): AsyncIterable<ListedBlob> {
        for (const [key, { length: size }] of contents)
          if (key.startsWith(`${section}/`)) yield { key, size, storedAt: clock.now() };
      },
      get: async (key: string) => {
        const content = Buffer.from(contents.get(key) ?? '');
        return { size: content.length, storedAt: clock.now(), content: Readable.from([content]) };
      },
      head: async () => undefined,
    };
    const dumped: Database = {
      ...database,
      dump: (write) => {
        contents.delete('avatars/old.webp');
        contents.set('avatars/new.webp', 'new');
        return database.dump(write);
      },
    };
    const folder = join(temporaryFolder(), 'backup');
    await createBackup({ clock, config, database: dumped, blobs }, folder);
    const copies = join(folder, 'files', 'avatars');
    expect(readdirSync(copies).sort()).toEqual(['new.webp', 'old.webp']);
    expect(readFileSync(join(copies, 'new.webp'), 'utf8')).toBe('new');
  });

  test('only its owner can read a backup in an existing folder', async () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    await createBackup({ clock, config, database, blobs: new FolderBlobStore(config) }, folder);
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const open = entries.filter(({ parentPath, name }) => (statSync(join(parentPath, name)).mode & 0o077) !== 0);
    expect(entries.length).toBeGreaterThan(3);
    expect([statSync(folder).mode & 0o077, open.map(({ name }) => name)]).toEqual([0, []]);
  });

  test('leaves no folder if the dump fails, and refuses a folder with files', async () => {
    const broken: Database = { ...database, dump: async () => ({ ok: false, error: 'pg_dump is not installed.' }) };
    const folder = join(temporaryFolder(), 'backup');
    const deps = { clock, config, blobs: new FolderBlobStore(config) };
    expect(await createBackup({ ...deps, database: broken }, folder)).toEqual({
      ok: false,
      error: 'pg_dump is not installed.',
    });
    expect(existsSync(folder)).toBe(false);
    const thrown: Database = { ...database, dump: () => Promise.reject(new Error('disk full')) };
    await expect(createBackup({ ...deps, database: thrown }, folder)).rejects.toThrow('disk full');
    expect(existsSync(folder)).toBe(false);
    const used = temporaryFolder({ 'notes.txt': '' });
    expect(await createBackup({ ...deps, database }, used)).toMatchObject({ ok: false });
    expect(readdirSync(used)).toEqual(['notes.txt']);
  });
});

describe('restoreBackup', () => {
  test('restores rows and files into an empty installation, also after an interrupted restore', async () => {
    const to = await newMachine();
    const picture = join(to.config.dataFolder, 'uploaded', PICTURE);
    mkdirSync(join(picture, '..'), { recursive: true });
    writeFileSync(picture, 'pict');
    const copy = join(to.config.dataFolder, 'cache/blobs', BUILD);
    mkdirSync(join(copy, '..'), { recursive: true });
    writeFileSync(copy, 'a page that was published after the backup');
    expect(await restore(backup, to)).toMatchObject({ ok: true });
    expect(existsSync(copy)).toBe(false);
    expect(readFileSync(picture, 'utf8')).toBe('picture');
    expect(readFileSync(join(to.config.dataFolder, 'published', BUILD), 'utf8')).toBe('page');
    const restored = await openDatabase(to.config, silentLog);
    expect(await restored.db.select({ name: accounts.username }).from(accounts)).toEqual([{ name: 'vega' }]);
    await restored.close();
    expect(await restore(backup, to)).toMatchObject({ ok: false, error: expect.stringMatching(/already|not empty/) });
  }, 60_000);

  test('refuses a backup that was interrupted, before the manifest was written', async () => {
    const folder = copyOfBackup();
    rmSync(join(folder, 'backup.json'));
    expect(await restore(folder)).toEqual({
      ok: false,
      error: `${folder} is not a complete backup: it has no backup.json. Use another backup.`,
    });
  });

  test.each<[string, (folder: string) => void, string]>([
    ['a changed file', (folder) => appendFileSync(join(folder, 'files', PICTURE), '!'), PICTURE],
    ['a missing file', (folder) => rmSync(join(folder, 'files', BUILD)), BUILD],
    ['a truncated dump', (folder) => writeFileSync(join(folder, 'database.dump'), 'PGDMP'), 'database.dump'],
  ])('refuses a backup with %s and writes nothing', async (_, damage, name) => {
    const folder = copyOfBackup();
    damage(folder);
    const error = expect.stringMatching(
      new RegExp(`^The backup is damaged: .*${name} is missing or has changed`),
    ) as string;
    expect(await restore(folder)).toEqual({ ok: false, error });
    expect(existsSync(join(machine.config.dataFolder, 'uploaded'))).toBe(false);
  });

  test.each<[string, (manifest: BackupManifest) => unknown, RegExp]>([
    ['of another format', (manifest) => ({ ...manifest, format: 2 }), /damaged, or belongs to another version/],
    [
      'of a file outside the blob store',
      (manifest) => ({ ...manifest, files: [{ key: 'avatars/../secret', bytes: 0, sha256: '0'.repeat(64) }] }),
      /damaged/,
    ],
    [
      'of a newer version',
      (manifest) => ({ ...manifest, database: { ...manifest.database, migration: 9e12 } }),
      /from a newer version \(0\.1\.0\)/,
    ],
    [
      'of the other kind of database',
      (manifest) => ({
        ...manifest,
        database: { ...manifest.database, kind: database.kind === 'embedded' ? 'postgres' : 'embedded' },
      }),
      /^The backup is of .*, but this installation uses .* Change DATABASE_URL\.$/,
    ],
  ])('refuses a backup %s', async (_, change, message) => {
    const folder = copyOfBackup();
    edit(folder, change);
    expect(await restore(folder)).toEqual({ ok: false, error: expect.stringMatching(message) });
  });

  test('refuses another secret unless the operator accepts it', async () => {
    const other = await newMachine({ HOLOCADE_SECRET: 'another secret that is long enough' });
    expect(await restore(backup, other)).toEqual({ ok: false, error: expect.stringContaining('--new-secret') });
    expect(await restore(backup, other, true)).toMatchObject({ ok: true });
  }, 60_000);

  test('refuses an installation with other files', async () => {
    const used = await newMachine();
    await new FolderBlobStore(used.config).put('avatars/mine.webp', Buffer.from('mine'));
    expect(await restore(backup, used)).toEqual({ ok: false, error: expect.stringContaining('avatars/mine.webp') });
  });

  test('reports a restored database with other rows than the backup, and leaves no embedded one', async () => {
    const folder = copyOfBackup();
    edit(folder, (manifest) => ({
      ...manifest,
      database: { ...manifest.database, rows: { ...manifest.database.rows, accounts: 2 } },
    }));
    const to = await newMachine();
    expect(await restore(folder, to)).toEqual({
      ok: false,
      error: expect.stringContaining('accounts has 1 rows instead of 2'),
    });
    expect(readdirSync(to.config.dataFolder).filter((name) => name.startsWith('db'))).toEqual([]);
  }, 60_000);
});
