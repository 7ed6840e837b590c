import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { isSlug } from '../../../src/domain/shared/slug';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { BuildFile } from '../builds/scan-folder';
import { scanFolder } from '../builds/scan-folder';

/** The portal refuses builds above its own limits. */
const NO_LIMITS = { files: 1_000_000, fileBytes: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER };
/** Equal in all archives, so that a repeated command continues its upload. */
const ZIP_TIME = new Date('2000-01-01T12:00:00Z');

/** Reads the slug in a `game.json`; undefined if there is none. The portal reports an invalid file. */
async function slugIn(folder: string): Promise<string | undefined> {
  try {
    const facts = JSON.parse(await readFile(join(folder, 'game.json'), 'utf8')) as { readonly slug?: unknown } | null;
    return typeof facts?.slug === 'string' && isSlug(facts.slug) ? facts.slug : undefined;
  } catch {
    return undefined;
  }
}

/** Describes a file that changed after its size was read, or that cannot be read. */
function packError(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return code === undefined || code === 'ENOENT'
    ? `“${path}” was changed or deleted while it was packed. Run the command again when the build is complete.`
    : `“${path}” cannot be read (${code}).`;
}

/** Writes files to a zip archive. The error names the first file that was changed, or that cannot be read. */
async function packFiles(
  root: string,
  files: readonly BuildFile[],
  archive: string,
): Promise<Result<undefined, string>> {
  const zip = new ZipFile();
  let packed = '';
  let failed: unknown;
  const stop = new AbortController();
  const fail = (error: Error): void => {
    failed = error;
    stop.abort();
  };
  zip.on('error', fail);
  for (const { path, size } of files)
    zip.addReadStreamLazy(path, { mtime: ZIP_TIME, mode: 0o100_644, size }, (give) => {
      packed = path;
      give(null, createReadStream(join(root, path)).on('error', fail));
    });
  zip.end();
  try {
    await pipeline(zip.outputStream, createWriteStream(archive), { signal: stop.signal });
    return ok(undefined);
  } catch (error) {
    if (failed === undefined) throw error;
    return err(packError(packed, failed));
  }
}

/** Writes the files of a folder to a zip archive, and returns the slug in its `game.json`. Equal files make equal archives. */
export async function zipFolder(
  folder: string,
  archive: string,
  report: (line: string) => void,
): Promise<Result<string | undefined, string>> {
  const found = await scanFolder(folder, NO_LIMITS);
  if (!found.ok) return found;
  const { files, root } = found.value;
  report(`Packing ${String(files.length)} ${files.length === 1 ? 'file' : 'files'}.`);
  const packed = await packFiles(join(folder, root), files, archive);
  return packed.ok ? ok(await slugIn(join(folder, root))) : packed;
}
