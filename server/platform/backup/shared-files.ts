import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { BackupManifest, FileSum } from './backup-manifest';
import { fileIn, isWhole, readManifest } from './backup-manifest';

/** A complete backup beside another one. */
interface Earlier {
  readonly folder: string;
  readonly createdAt: string;
  readonly files: NonNullable<BackupManifest['files']>;
}

/** Finds the newest complete backup with files, of the same portal and user, beside a folder. */
async function findNewest(folder: string, secret: string): Promise<Earlier | undefined> {
  const user = process.getuid?.();
  let newest: Earlier | undefined;
  for (const name of await readdir(dirname(folder))) {
    const other = join(dirname(folder), name);
    const read = await readManifest(other);
    if (!read.ok || read.value.secret !== secret) continue;
    const { createdAt, files } = read.value;
    if (files === undefined || (newest && newest.createdAt >= createdAt)) continue;
    // Another user could change a file after the backup.
    if (user !== undefined && (await stat(other)).uid !== user) continue;
    newest = { folder: other, createdAt, files };
  }
  return newest;
}

/**
 * Files of complete backups by their hash. A new backup links them instead of copying: each backup has all its files, and the
 * bytes are deleted with the last backup that has them.
 */
export class SharedFiles {
  readonly #paths = new Map<string, string>();
  readonly #sizes = new Set<number>();

  /** Finds the files of the newest backup beside a new one; `secret` is the fingerprint of the portal's secret. */
  static async beside(folder: string, secret: string): Promise<SharedFiles> {
    const shared = new SharedFiles();
    const newest = await findNewest(folder, secret);
    if (newest) for (const { key, ...sum } of newest.files) shared.add(fileIn(newest.folder, key), sum);
    return shared;
  }

  /** Adds a complete file, which never changes. */
  add(path: string, { bytes, sha256 }: FileSum): void {
    this.#paths.set(sha256, path);
    this.#sizes.add(bytes);
  }

  /** False if no file has this size, in bytes. */
  hasSize(bytes: number): boolean {
    return this.#sizes.has(bytes);
  }

  /**
   * Links a file with this content at a path, in place of another file. Returns false and changes nothing if there is none, if it
   * is damaged, or if it cannot be linked.
   */
  async link(sum: FileSum, target: string): Promise<boolean> {
    const path = this.#paths.get(sum.sha256);
    if (path === undefined) return false;
    // No key has a name that starts with a dot.
    const part = join(dirname(target), `.${basename(target)}.link`);
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await link(path, part);
      // Checked after the link, because the path may get another file at any moment.
      if (!(await isWhole(part, sum))) return false;
      await rename(part, target);
      return true;
    } catch {
      // Some file systems have no links, and all limit their number.
      return false;
    } finally {
      await rm(part, { force: true }).catch(() => undefined);
    }
  }
}
