import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { BuildLimits } from './build-limits';
import { mebibytes } from './build-limits';
import { checkFileName, checkPath, isIgnoredName, topFolderOf } from './build-paths';

/** A file of a build: its path in the build, with slashes, and its size in bytes. */
export interface BuildFile {
  readonly path: string;
  readonly size: number;
}

/** A file in a folder, with its execute permission. */
export interface FoundFile extends BuildFile {
  readonly executable: boolean;
}

/** Files of a build; paths are relative to `root`, a folder with a slash at its end or '' for the top. */
export interface FoundBuild<F extends FoundFile = FoundFile> {
  readonly root: string;
  /** Sorted by path. */
  readonly files: readonly F[];
  /** Number of skipped hidden files and folders. */
  readonly skipped: number;
}

const EXECUTE_BITS = 0o111;

async function readEntry(
  path: string,
  folder: string,
  limits: BuildLimits,
): Promise<Result<FoundFile | 'folder', string>> {
  const named = checkPath(path);
  if (!named.ok) return named;
  const found = await lstat(join(folder, path));
  if (found.isDirectory()) return ok('folder');
  if (!found.isFile()) return err(`“${path}” is a link or a special file. A build may contain only files and folders.`);
  const name = checkFileName(path);
  if (!name.ok) return name;
  if (found.size > limits.fileBytes) return err(`“${path}” is larger than ${mebibytes(limits.fileBytes)}.`);
  return ok({ path, size: found.size, executable: (found.mode & EXECUTE_BITS) !== 0 });
}

/** Refuses a list of files that is empty, is too large or has no page. Strips a single top-level folder. */
export function arrangeBuild<F extends FoundFile>(
  found: readonly F[],
  skipped: number,
  limits: BuildLimits,
): Result<FoundBuild<F>, string> {
  if (found.length === 0) return err('The build has no files.');
  if (found.reduce((bytes, { size }) => bytes + size, 0) > limits.bytes)
    return err(`The build is larger than ${mebibytes(limits.bytes)}.`);
  const root = topFolderOf(found.map(({ path }) => path));
  const files = found
    .map((file) => ({ ...file, path: file.path.slice(root.length) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const index = files.find(({ path }) => path === 'index.html');
  return index && index.size > 0
    ? ok({ root, files, skipped })
    : err('The build has no index.html, or an empty one. This page opens first.');
}

export const tooManyFiles = ({ files }: BuildLimits): string => `The build has more than ${String(files)} files.`;

/** Lists the files of a build without following links. The error names the first file that cannot be published. */
export async function scanFolder(folder: string, limits: BuildLimits): Promise<Result<FoundBuild, string>> {
  const files: FoundFile[] = [];
  const open = [''];
  let entries = 0;
  let skipped = 0;
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    for await (const { name } of await opendir(join(folder, below))) {
      if (isIgnoredName(name)) {
        skipped += 1;
        continue;
      }
      // Folders count too, because a tree of empty folders could be endless.
      entries += 1;
      if (entries > limits.files) return err(tooManyFiles(limits));
      const path = below === '' ? name : `${below}/${name}`;
      const read = await readEntry(path, folder, limits);
      if (!read.ok) return read;
      if (read.value === 'folder') open.push(path);
      else files.push(read.value);
    }
  }
  return arrangeBuild(files, skipped, limits);
}
