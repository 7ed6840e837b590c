import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { join } from 'node:path';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Logger } from '../../deps';
import type { BlobStore } from '../blobs/blob-store.port';
import { blobSections } from '../blobs/blob-store.port';
import { blobCacheFolder } from '../blobs/open-blob-store';
import type { Config } from '../config/config';
import { migrationsFolder } from '../database/migrations-folder';
import { takeLock } from '../database/lock-file';
import { openDatabase } from '../database/open-database';
import type { BackupManifest } from './backup-manifest';
import { dumpIn, fileIn, fingerprintOf, isWhole, readManifest } from './backup-manifest';

/** Options of the `restore` command. */
export interface RestoreOptions {
  /** Absolute path of the backup. */
  readonly folder: string;
  /** True restores without the secret of the backup. */
  readonly newSecret: boolean;
}

interface RestoreDependencies {
  readonly config: Config;
  readonly log: Logger;
  /** Store that gets the files. */
  readonly blobs: Pick<BlobStore, 'list' | 'put'>;
}

const kindNames = { embedded: 'the embedded database', postgres: 'a PostgreSQL server (DATABASE_URL)' } as const;

/** Refuses a backup that does not belong to this installation or version. */
function checkManifest(
  { database, secret, version }: BackupManifest,
  config: Config,
  newSecret: boolean,
): Result<undefined, string> {
  const kind = config.databaseUrl === undefined ? 'embedded' : 'postgres';
  if (database.kind !== kind)
    return err(
      `The backup is of ${kindNames[database.kind]}, but this installation uses ${kindNames[kind]}. Change DATABASE_URL.`,
    );
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (database.migration > newest)
    return err(`The backup is from a newer version (${version}) of this product. Restore it with that version.`);
  if (newSecret || fingerprintOf(config.secret) === secret) return ok(undefined);
  return err(
    'The backup was made with another secret, so authenticator apps and recovery codes would stop working. Set ' +
      'HOLOCADE_SECRET to that secret, or copy the file “secret” to the data folder. If it is lost, use --new-secret.',
  );
}

/** Address of the PostgreSQL server itself; undefined for the embedded database. */
const serverUrl = ({ databaseUrl, databaseDirectUrl }: Config): string | undefined =>
  databaseUrl === undefined ? undefined : (databaseDirectUrl ?? databaseUrl);

/** Refuses a database that has data, and a PostgreSQL server whose tools are not installed. */
async function checkDatabase(config: Config): Promise<Result<undefined, string>> {
  const url = serverUrl(config);
  if (url !== undefined) return (await import('../database/postgres-dump')).checkPostgresTarget(url);
  const folder = join(config.dataFolder, 'db');
  if (!existsSync(folder)) return ok(undefined);
  return err(`There is already a database in ${folder}. Stop the server and move this folder away.`);
}

/** Refuses a store with files. Files of an interrupted restore of the same backup are no obstacle. */
async function checkFiles(
  { blobs }: RestoreDependencies,
  { files }: BackupManifest,
): Promise<Result<undefined, string>> {
  if (files === undefined) return ok(undefined);
  const known = new Set(files.map(({ key }) => key));
  for (const section of blobSections)
    for await (const { key } of blobs.list(section))
      if (!known.has(key))
        return err(`There are already files, such as ${key}. Use an empty data folder, or an empty bucket.`);
  return ok(undefined);
}

/** Checks the size and hash of every file in a backup. */
async function checkHashes(
  folder: string,
  { database, files = [] }: BackupManifest,
): Promise<Result<undefined, string>> {
  const expected = [
    { file: dumpIn(folder), ...database },
    ...files.map((one) => ({ file: fileIn(folder, one.key), ...one })),
  ];
  for (const { file, ...sum } of expected)
    if (!(await isWhole(file, sum)))
      return err(`The backup is damaged: ${file} is missing or has changed. Use another backup.`);
  return ok(undefined);
}

async function loadDump({ config }: RestoreDependencies, folder: string, { database }: BackupManifest) {
  const file = dumpIn(folder);
  const url = serverUrl(config);
  if (url !== undefined) return (await import('../database/postgres-dump')).loadPostgres(url, file, database);
  return (await import('../database/load-embedded')).loadEmbedded(config.dataFolder, file, database);
}

/** Checks the installation and the backup, then writes the files and the rows. */
async function checkAndLoad(
  deps: RestoreDependencies,
  folder: string,
  manifest: BackupManifest,
): Promise<Result<undefined, string>> {
  for (const check of [
    () => checkDatabase(deps.config),
    () => checkFiles(deps, manifest),
    () => checkHashes(folder, manifest),
  ]) {
    const passed = await check();
    if (!passed.ok) return passed;
  }
  // Copies may be of builds that were published after the backup. A later build can have the same version.
  await rm(blobCacheFolder(deps.config), { recursive: true, force: true });
  for (const { key } of manifest.files ?? []) await deps.blobs.put(key, { path: fileIn(folder, key) });
  return loadDump(deps, folder, manifest);
}

/** Runs work while no other process can open the embedded database. Throws `DatabaseInUse`. */
async function withoutServer<T>({ databaseUrl, dataFolder }: Config, work: () => Promise<T>): Promise<T> {
  if (databaseUrl !== undefined) return work();
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const release = takeLock(join(dataFolder, 'db.lock'));
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Restores a backup into an empty installation and migrates it. Checks everything before the first write. An interrupted
 * restore can be repeated, because the database is loaded last and at once.
 */
export async function restoreBackup(
  deps: RestoreDependencies,
  { folder, newSecret }: RestoreOptions,
): Promise<Result<BackupManifest, string>> {
  const found = await readManifest(folder);
  if (!found.ok) return found;
  const manifest = found.value;
  const allowed = checkManifest(manifest, deps.config, newSecret);
  if (!allowed.ok) return allowed;
  const loaded = await withoutServer(deps.config, () => checkAndLoad(deps, folder, manifest));
  if (!loaded.ok) return loaded;
  const database = await openDatabase(deps.config, deps.log);
  await database.close();
  return ok(manifest);
}
