import { createHash } from 'node:crypto';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { draftChange, publicationStart } from '../../../src/contract/publishing.contract';
import { brand } from '../../../src/domain/shared/brand';
import type { Result } from '../../../src/domain/shared/result';
import { hashFile } from '../../platform/system/hash-file';
import { ask } from './remote-call';
import type { RemoteTarget, RemoteTerminal } from './remote-publication';
import { developerUrl, followRemotely } from './remote-publication';
import { sendFile } from './send-file';
import { zipFolder } from './zip-folder';

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
