import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { BlobStore } from '../blobs/blob-store.port';
import { savedSections } from '../blobs/blob-store.port';
import { changeBuilds } from '../../publishing/builds/change-builds';
import type { BackupManifest, FileSum } from './backup-manifest';
import { dumpIn, fileIn, fingerprintOf, writeManifest, writeSummed } from './backup-manifest';
import { productVersion } from '../system/project-root';

interface BackupDependencies extends Pick<ServerDependencies, 'clock' | 'config' | 'database'> {
  /** Store of the files that belong to the rows; undefined backs up the database alone. */
  readonly blobs: Pick<BlobStore, 'list' | 'get'> | undefined;
}

/** Copies of files by key, with the stamps of their originals, which change with the content. */
type Copies = Map<string, FileSum & { readonly stamp: string }>;

/** Copies the files that are new or have changed since the last pass. */
async function copyFiles(blobs: Pick<BlobStore, 'list' | 'get'>, folder: string, copies: Copies): Promise<void> {
  for (const section of savedSections)
    for await (const { key, size, storedAt } of blobs.list(section)) {
      const stamp = `${String(size)} ${String(storedAt.getTime())}`;
      if (copies.get(key)?.stamp === stamp) continue;
      const blob = await blobs.get(key);
      if (blob) copies.set(key, { stamp, ...(await writeSummed(fileIn(folder, key), blob.content)) });
    }
}

async function fill(
  { clock, config, database, blobs }: BackupDependencies,
  folder: string,
): Promise<Result<BackupManifest, string>> {
  const createdAt = clock.now().toISOString();
  const copies: Copies = new Map();
  if (blobs) await copyFiles(blobs, folder, copies);
  let sum: FileSum = { bytes: 0, sha256: '' };
  const dump = () =>
    database.dump(async (read) => {
      sum = await writeSummed(dumpIn(folder), read);
    });
  // A release or an ad would delete files that the dump names. The second pass is short, because most files are copied.
  const copyAndDump = async (from: NonNullable<typeof blobs>) => {
    await copyFiles(from, folder, copies);
    return dump();
  };
  const content = blobs ? await changeBuilds({ database }, () => copyAndDump(blobs)) : await dump();
  if (!content.ok) return content;
  // Players may have added pictures before the moment of the dump.
  if (blobs) await copyFiles(blobs, folder, copies);
  const manifest: BackupManifest = {
    format: 1,
    version: productVersion(),
    createdAt,
    database: { kind: database.kind, migration: content.value.migration, rows: { ...content.value.rows }, ...sum },
    secret: fingerprintOf(config.secret),
    ...(blobs && { files: [...copies].map(([key, { bytes, sha256 }]) => ({ key, bytes, sha256 })) }),
  };
  await writeManifest(folder, manifest);
  return ok(manifest);
}

/** Creates the folder of a backup, which only its owner can open. Returns the reason if it cannot be used. */
async function prepareFolder(folder: string): Promise<Result<undefined, string>> {
  try {
    // The copies contain personal data.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 0) return err(`${folder} is not empty. Name a new folder for the backup.`);
    // An existing folder may be open to everybody.
    await chmod(folder, 0o700);
    return ok(undefined);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return err(`The server cannot create ${folder} (${String(error.code)}). Name a folder that its user can write.`);
  }
}

/**
 * Backs up the database and its files into a new folder while the portal runs. The manifest is written last: without it,
 * a folder is no backup. A failed backup leaves no folder.
 */
export async function createBackup(deps: BackupDependencies, folder: string): Promise<Result<BackupManifest, string>> {
  const prepared = await prepareFolder(folder);
  if (!prepared.ok) return prepared;
  const made = await fill(deps, folder).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  if (!made.ok) await rm(folder, { recursive: true, force: true });
  return made;
}
