import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
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
import { openDatabase } from '../database/open-database';
import type { BackupManifest } from './backup-manifest';
import { dumpIn, fileIn, fingerprintOf, readManifest, sumOf } from './backup-manifest';

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

/** Refuses an installation that has data. Files of an interrupted restore of the same backup are no obstacle. */
async function checkIsEmpty(
  { config, blobs }: RestoreDependencies,
  manifest: BackupManifest,
): Promise<Result<undefined, string>> {
  const database = join(config.dataFolder, 'db');
  if (config.databaseUrl === undefined && existsSync(database))
    return err(`There is already a database in ${database}. Stop the server and move this folder away.`);
  if (manifest.files === undefined) return ok(undefined);
  const known = new Set(manifest.files.map(({ key }) => key));
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
  for (const { file, bytes, sha256 } of expected) {
    const sum = await sumOf(file).catch(() => undefined);
    if (sum?.bytes !== bytes || sum.sha256 !== sha256)
      return err(`The backup is damaged: ${file} is missing or has changed. Use another backup.`);
  }
  return ok(undefined);
}

async function loadDump({ config }: RestoreDependencies, folder: string, { database }: BackupManifest) {
  const file = dumpIn(folder);
  if (config.databaseUrl === undefined) {
    const { loadEmbedded } = await import('../database/load-embedded');
    return loadEmbedded(config.dataFolder, file, database);
  }
  const { loadPostgres } = await import('../database/postgres-dump');
  return loadPostgres(config.databaseUrl, file, database);
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
  const empty = await checkIsEmpty(deps, manifest);
  if (!empty.ok) return empty;
  const whole = await checkHashes(folder, manifest);
  if (!whole.ok) return whole;
  // Copies may be of builds that were published after the backup. A later build can have the same version.
  await rm(blobCacheFolder(deps.config), { recursive: true, force: true });
  for (const { key } of manifest.files ?? []) await deps.blobs.put(key, { path: fileIn(folder, key) });
  const loaded = await loadDump(deps, folder, manifest);
  if (!loaded.ok) return loaded;
  const database = await openDatabase(deps.config, deps.log);
  await database.close();
  return ok(manifest);
}
