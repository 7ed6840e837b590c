import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { FoundBuild } from './scan-folder';
import type { WrittenBuildFile } from './write-build-file';
import { writeBuildFile } from './write-build-file';

/**
 * Copies the files of a build into a new folder and returns them with their hashes. Refuses files that have become a link
 * since the scan, or are behind one.
 */
export async function copyBuild(
  from: string,
  { root, files }: FoundBuild,
  to: string,
): Promise<Result<readonly WrittenBuildFile[], string>> {
  const folder = join(await realpath(from), root);
  const written: WrittenBuildFile[] = [];
  for (const found of files) {
    const { path, size } = found;
    const source = join(folder, path);
    if ((await realpath(dirname(source))) + sep !== join(dirname(source), sep))
      return err(`“${path}” is behind a link. A build may contain only files and folders.`);
    const file = await open(source, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const now = await file.stat();
      if (!now.isFile() || now.size !== size) return err(`“${path}” changed during the copy. Publish it again.`);
      const copied = await writeBuildFile(file.createReadStream({ autoClose: false }), found, to);
      if (!copied.ok) return copied;
      written.push({ path, size, sha256: copied.value.sha256 });
    } finally {
      await file.close();
    }
  }
  return ok(written);
}
