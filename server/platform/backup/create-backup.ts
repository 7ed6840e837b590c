import { mkdir, readdir, rm } from 'node:fs/promises';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { BackupManifest, FileSum } from './backup-manifest';
import { dumpIn, fileIn, fingerprintOf, writeManifest, writeSummed } from './backup-manifest';
import { productVersion } from '../system/project-root';
import type { StoredFiles } from './stored-files';

interface BackupDependencies extends Pick<ServerDependencies, 'clock' | 'config' | 'database'> {
  /** Undefined backs up the database alone. */
  readonly files: StoredFiles | undefined;
}

/** Copies of files by path, with the stamps of their originals. */
type Copies = Map<string, FileSum & { readonly stamp: string }>;

/** Copies the files that are new or have changed since the last pass. */
async function copyFiles(files: StoredFiles, folder: string, copies: Copies): Promise<void> {
  for await (const { path, stamp } of files.list()) {
    if (copies.get(path)?.stamp === stamp) continue;
    const content = await files.read(path);
    if (content !== undefined) copies.set(path, { stamp, ...(await writeSummed(fileIn(folder, path), content)) });
  }
}

async function fill(
  { clock, config, database, files }: BackupDependencies,
  folder: string,
): Promise<Result<BackupManifest, string>> {
  const createdAt = clock.now().toISOString();
  const copies: Copies = new Map();
  // A file that a row of the dump names may be deleted before the second pass, or be written after the first one.
  if (files) await copyFiles(files, folder, copies);
  let sum: FileSum = { bytes: 0, sha256: '' };
  const content = await database.dump(async (dump) => {
    sum = await writeSummed(dumpIn(folder), dump);
  });
  if (!content.ok) return content;
  if (files) await copyFiles(files, folder, copies);
  const manifest: BackupManifest = {
    format: 1,
    version: productVersion(),
    createdAt,
    database: { kind: database.kind, migration: content.value.migration, rows: { ...content.value.rows }, ...sum },
    secret: fingerprintOf(config.secret),
    ...(files && { files: [...copies].map(([path, { bytes, sha256 }]) => ({ path, bytes, sha256 })) }),
  };
  await writeManifest(folder, manifest);
  return ok(manifest);
}

/**
 * Backs up the database and its files into a new folder while the portal runs. The manifest is written last: without it,
 * a folder is no backup. A failed backup leaves no folder.
 */
export async function createBackup(deps: BackupDependencies, folder: string): Promise<Result<BackupManifest, string>> {
  // The copies contain personal data.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) return err(`${folder} is not empty. Name a new folder for the backup.`);
  const made = await fill(deps, folder).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  if (!made.ok) await rm(folder, { recursive: true, force: true });
  return made;
}
