import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { draftChange, publicationStart } from '../../../src/contract/publishing.contract';
import { brand } from '../../../src/domain/shared/brand';
import { isSlug } from '../../../src/domain/shared/slug';
import type { Result } from '../../../src/domain/shared/result';
import { ok } from '../../../src/domain/shared/result';
import { hashFile } from '../../platform/system/hash-file';
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

/** Writes the files of a folder to a zip archive, and returns the slug in its `game.json`. Equal files make equal archives. */
async function zipFolder(folder: string, archive: string): Promise<Result<string | undefined, string>> {
  const found = await scanFolder(folder, NO_LIMITS);
  if (!found.ok) return found;
  const zip = new ZipFile();
  for (const { path } of found.value.files)
    zip.addFile(join(folder, found.value.root, path), path, { mtime: ZIP_TIME, mode: 0o100_644 });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(archive));
  return ok(await slugIn(join(folder, found.value.root)));
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
    const zipped = await zipFolder(path, archive);
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
