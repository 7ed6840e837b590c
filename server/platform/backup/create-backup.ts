import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { atOnce } from '../blobs/at-once';
import type { BlobStore, ListedBlob } from '../blobs/blob-store.port';
import { savedSections } from '../blobs/blob-store.port';
import { changeBuilds } from '../../publishing/builds/change-builds';
import type { BackupManifest, FileSum } from './backup-manifest';
import { dumpIn, fileIn, fingerprintOf, sumOf, writeManifest, writeSummed } from './backup-manifest';
import { SharedFiles } from './shared-files';
import { productVersion } from '../system/project-root';

type Files = Pick<BlobStore, 'get' | 'head' | 'list'>;

interface BackupDependencies extends Pick<ServerDependencies, 'clock' | 'config' | 'database'> {
  /** Store of the files that belong to the rows; undefined backs up the database alone. */
  readonly blobs: Files | undefined;
}

/** A complete backup. */
interface MadeBackup {
  readonly manifest: BackupManifest;
  /** Number of files that share their bytes with an earlier backup, or with another file of this one. */
  readonly shared: number;
}

/** Files that are copied at the same time. */
const AT_ONCE = 8;

/** Copies of files by key, with the stamps of their originals, which change with the content. */
type Copies = Map<string, FileSum & { readonly stamp: string; readonly isShared: boolean }>;

/** Size and hash of a stored file, which is read unless the store has recorded its hash; undefined if it does not exist. */
async function sumOfBlob(blobs: Files, key: string): Promise<FileSum | undefined> {
  const facts = await blobs.head(key);
  if (facts?.sha256 !== undefined) return { bytes: facts.size, sha256: facts.sha256 };
  const blob = facts && (await blobs.get(key));
  return blob && sumOf(blob.content);
}

/** Copies one file, or links an identical one. Returns undefined and keeps an earlier copy if the store has deleted it. */
async function copyFile(blobs: Files, { key, size }: ListedBlob, target: string, shared: SharedFiles) {
  const sum = shared.hasSize(size) ? await sumOfBlob(blobs, key) : undefined;
  if (sum && (await shared.link(sum, target))) return { ...sum, isShared: true };
  const blob = await blobs.get(key);
  if (blob === undefined) return undefined;
  // An earlier copy may be a link, whose bytes belong to other backups too.
  await rm(target, { force: true });
  const written = await writeSummed(target, blob.content);
  shared.add(target, written);
  return { ...written, isShared: false };
}

/** Copies the files that are new or have changed since the last pass. */
async function copyFiles(blobs: Files, folder: string, copies: Copies, shared: SharedFiles): Promise<void> {
  for (const section of savedSections)
    await atOnce(blobs.list(section), AT_ONCE, async (blob) => {
      const stamp = `${String(blob.size)} ${String(blob.storedAt.getTime())}`;
      if (copies.get(blob.key)?.stamp === stamp) return;
      const copy = await copyFile(blobs, blob, fileIn(folder, blob.key), shared);
      if (copy) copies.set(blob.key, { stamp, ...copy });
    });
}

async function fill(
  { clock, config, database, blobs }: BackupDependencies,
  folder: string,
): Promise<Result<MadeBackup, string>> {
  const createdAt = clock.now().toISOString();
  const secret = fingerprintOf(config.secret);
  const copies: Copies = new Map();
  const shared = await SharedFiles.beside(folder, secret);
  const copy = async (from: Files) => copyFiles(from, folder, copies, shared);
  if (blobs) await copy(blobs);
  let sum: FileSum = { bytes: 0, sha256: '' };
  const dump = () =>
    database.dump(async (read) => {
      sum = await writeSummed(dumpIn(folder), read);
    });
  // A release or an ad would delete files that the dump names. The second pass is short, because most files are copied.
  const copyAndDump = async (from: Files) => {
    await copy(from);
    return dump();
  };
  const content = blobs ? await changeBuilds({ database }, () => copyAndDump(blobs)) : await dump();
  if (!content.ok) return content;
  // Players may have added pictures before the moment of the dump.
  if (blobs) await copy(blobs);
  const manifest: BackupManifest = {
    format: 1,
    version: productVersion(),
    createdAt,
    database: { kind: database.kind, migration: content.value.migration, rows: { ...content.value.rows }, ...sum },
    secret,
    ...(blobs && { files: [...copies].map(([key, { bytes, sha256 }]) => ({ key, bytes, sha256 })) }),
  };
  await writeManifest(folder, manifest);
  return ok({ manifest, shared: [...copies.values()].filter(({ isShared }) => isShared).length });
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
 * Backs up the database and its files into a new folder while the portal runs. Files that the newest earlier backup beside it
 * has are hard links to it. The manifest is written last: without it, a folder is no backup. A failed backup leaves no folder.
 */
export async function createBackup(deps: BackupDependencies, folder: string): Promise<Result<MadeBackup, string>> {
  const prepared = await prepareFolder(folder);
  if (!prepared.ok) return prepared;
  const made = await fill(deps, folder).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  if (!made.ok) await rm(folder, { recursive: true, force: true });
  return made;
}
