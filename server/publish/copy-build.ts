import { constants } from 'node:fs';
import { mkdir, open, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { BuildFile } from './scan-folder';

/** Ends a copy of a file that has grown since it was looked at. */
function atMost(bytes: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(passed > bytes ? new Error('A file grew while it was copied.') : undefined, chunk);
    },
  });
}

/**
 * Copies the files of a build into a folder that is new. A file that has become a link, or lies behind one, since the folder was
 * looked at is refused.
 */
export async function copyBuild(
  from: string,
  files: readonly BuildFile[],
  to: string,
): Promise<Result<undefined, string>> {
  const root = await realpath(from);
  for (const { path, size } of files) {
    const source = join(root, path);
    if ((await realpath(dirname(source))) + sep !== join(dirname(source), sep))
      return err(`“${path}” lies behind a link. A build holds files and folders only.`);
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    const file = await open(source, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const found = await file.stat();
      if (!found.isFile() || found.size !== size)
        return err(`“${path}” changed while it was copied. Publish it again.`);
      const copy = await open(target, 'wx', 0o644);
      await pipeline(file.createReadStream({ autoClose: false }), atMost(size), copy.createWriteStream());
    } finally {
      await file.close();
    }
  }
  return ok(undefined);
}
