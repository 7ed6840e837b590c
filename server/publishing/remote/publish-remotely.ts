import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { draftChange, publicationStart } from '../../../src/contract/publishing.contract';
import { brand } from '../../../src/domain/shared/brand';
import { isSlug } from '../../../src/domain/shared/slug';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { hashFile } from '../../platform/system/hash-file';
import type { BuildFile } from '../builds/scan-folder';
import { scanFolder } from '../builds/scan-folder';
import type { RemoteTarget, RemoteTerminal } from './remote-publication';
import { ask, developerUrl, followRemotely } from './remote-publication';
import { sendFile } from './send-file';

/** A publication of a built game on another machine's portal. */
export interface RemotePublication extends RemoteTarget {
  /** Absolute path of a folder or a zip archive. */
  readonly path: string;
  readonly options: {
    readonly game?: string;
    readonly version?: string;
    readonly notes?: string;
    readonly draft: boolean;
  };
}

export interface RemoteDependencies extends RemoteTerminal {
  /** Folder for the addresses of interrupted uploads. */
  readonly cache: string;
  /** Pauses before repeated requests of the upload, in milliseconds. */
  readonly retryDelays?: readonly number[];
}

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
async function zipFolder(
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

async function publishFile(
  file: string,
  publication: RemotePublication,
  deps: RemoteDependencies,
): Promise<Result<string, string>> {
  const { options } = publication;
  const { token, cache, report, retryDelays } = deps;
  const base = developerUrl(publication);
  const fingerprint = createHash('sha256')
    .update(`${base}\n${await hashFile(file)}`)
    .digest('hex');
  const handle = await open(file);
  const { size } = await handle.stat();
  const upload = {
    name: basename(file),
    size,
    endpoint: `${base}/uploads`,
    token,
    report,
    addressFile: join(cache, fingerprint),
    retryDelays,
  };
  const sent = await sendFile(handle, upload);
  await handle.close();
  if (!sent.ok) return sent;
  const started = await ask(publicationStart, `${base}/publications`, token, { upload: sent.value, ...options });
  return started.ok ? followRemotely(publication, deps, started.value) : started;
}

/** Uploads a built game to a portal and publishes it there. Errors: one sentence, or the report of the build check. */
export async function publishRemotely(
  publication: RemotePublication,
  deps: RemoteDependencies,
): Promise<Result<string, string>> {
  const { path } = publication;
  if ((await stat(path)).isFile()) return publishFile(path, publication, deps);
  const folder = await mkdtemp(join(tmpdir(), `${brand.identifier}-publish-`));
  try {
    const archive = join(folder, 'build.zip');
    const zipped = await zipFolder(path, archive, deps.report);
    if (!zipped.ok) return zipped;
    // Named, so that the portal refuses the token of another game before it checks the build.
    const named = zipped.value === undefined ? {} : { game: zipped.value };
    const options = { ...named, ...publication.options };
    return await publishFile(archive, { ...publication, options }, deps);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A release of a draft on another machine's portal. */
export interface RemoteRelease extends RemoteTarget {
  readonly game: string;
  readonly version?: string;
  /** Side of fields that draft and public game have both changed: `draft` or `public`. */
  readonly keep?: string;
}

/** Publishes the newest build of a draft on a portal. Errors: one sentence, or the report of the build check. */
export async function releaseRemotely(
  release: RemoteRelease,
  terminal: RemoteTerminal,
): Promise<Result<string, string>> {
  const { game, version, keep } = release;
  const url = `${developerUrl(release)}/game/${game}/draft`;
  const body = {
    action: 'release',
    ...(version === undefined ? {} : { version }),
    ...(keep === undefined ? {} : { choice: keep }),
  };
  const started = await ask(draftChange, url, terminal.token, body);
  return started.ok ? followRemotely(release, terminal, started.value) : started;
}
