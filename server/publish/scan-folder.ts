import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { buildLimits, mebibytes } from './build-limits';

/** A file of a build: its path in the folder, with slashes, and its size in bytes. */
export interface BuildFile {
  readonly path: string;
  readonly size: number;
}

/** Names that every file system and every address can hold; none begins with a dot. */
const NAME = /^[^.\p{C}\\/:*?"<>|%#][^\p{C}\\/:*?"<>|%#]*$/u;

const tooMany = `The build has more than ${String(buildLimits.files)} files.`;
const tooLarge = `The build has more than ${mebibytes(buildLimits.bytes)}.`;

/** What is wrong with one entry of the folder, by itself. */
async function readEntry(folder: string, path: string, name: string): Promise<Result<BuildFile | 'folder', string>> {
  if (!NAME.test(name)) return err(`“${path}” has a name that no file of a build may have.`);
  if (path.length > buildLimits.path) return err(`“${path}” is longer than ${String(buildLimits.path)} characters.`);
  const found = await lstat(join(folder, path));
  if (found.isDirectory()) return ok('folder');
  if (!found.isFile()) return err(`“${path}” is a link or no file at all. A build holds files and folders only.`);
  if (found.size > buildLimits.fileBytes) return err(`“${path}” is larger than ${mebibytes(buildLimits.fileBytes)}.`);
  return ok({ path, size: found.size });
}

/** Lists the files of a build, without following a link; the refusal names the first file that cannot be published. */
export async function scanFolder(folder: string): Promise<Result<readonly BuildFile[], string>> {
  const files: BuildFile[] = [];
  const open = [''];
  let entries = 0;
  let bytes = 0;
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    for await (const { name } of await opendir(join(folder, below))) {
      // Folders count, too: a tree of empty ones would never end.
      entries += 1;
      if (entries > buildLimits.files) return err(tooMany);
      const path = below === '' ? name : `${below}/${name}`;
      const read = await readEntry(folder, path, name);
      if (!read.ok) return read;
      if (read.value === 'folder') open.push(path);
      else {
        files.push(read.value);
        bytes += read.value.size;
        if (bytes > buildLimits.bytes) return err(tooLarge);
      }
    }
  }
  const index = files.find(({ path }) => path === 'index.html');
  if (!index || index.size === 0)
    return err('The folder has no index.html, or an empty one. It is the page that opens.');
  return ok(files.sort((one, other) => (one.path < other.path ? -1 : 1)));
}
