import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import type { AnyCall, DataOf } from '../../../src/contract/call';
import { publicationStart, publicationState } from '../../../src/contract/publishing.contract';
import { brand } from '../../../src/domain/shared/brand';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { hashFile } from '../../platform/system/hash-file';
import { scanFolder } from '../builds/scan-folder';
import { messageOf, unreachable } from './remote-error';
import { sendFile } from './send-file';

/** A publication of a built game on another machine's portal. */
export interface RemotePublication {
  /** Absolute path of a folder or a zip archive. */
  readonly path: string;
  /** Origin of the portal, such as https://example.org. */
  readonly remote: string;
  readonly developer: string;
  readonly options: {
    readonly game?: string;
    readonly version?: string;
    readonly draft: boolean;
  };
  /** False ends after the upload. */
  readonly waits: boolean;
}

/** The environment that the command runs in. */
export interface RemoteDependencies {
  /** Secret of an access token. */
  readonly token: string;
  /** Folder for the addresses of interrupted uploads. */
  readonly cache: string;
  /** Prints a line about the progress. */
  readonly report: (line: string) => void;
  /** Pauses before repeated requests of the upload, in milliseconds. */
  readonly retryDelays?: readonly number[];
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** The portal refuses builds above its own limits. */
const NO_LIMITS = { files: 1_000_000, fileBytes: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER };
/** Equal in all archives, so that a repeated command continues its upload. */
const ZIP_TIME = new Date('2000-01-01T12:00:00Z');
const POLL_MS = 3000;
/** The portal ends a publication after ten minutes; others may run before it. */
const LONGEST_WAIT_MS = 30 * 60_000;

/** Writes the files of a folder to a zip archive. Equal files make equal archives. */
async function zipFolder(folder: string, archive: string): Promise<Result<undefined, string>> {
  const found = await scanFolder(folder, NO_LIMITS);
  if (!found.ok) return found;
  const zip = new ZipFile();
  for (const { path } of found.value.files)
    zip.addFile(join(folder, found.value.root, path), path, { mtime: ZIP_TIME, mode: 0o100_644 });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(archive));
  return ok(undefined);
}

/** Sends a call with the token. Errors: one sentence. */
async function ask<C extends AnyCall>(
  call: C,
  url: string,
  token: string,
  body?: unknown,
): Promise<Result<DataOf<C>, string>> {
  try {
    const response = await fetch(url, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) return err(messageOf(response.status, text));
    const { data } = JSON.parse(text) as { readonly data: unknown };
    return ok(call.data.parse(data) as DataOf<C>);
  } catch (error) {
    return err(unreachable(url, error));
  }
}

type Publication = DataOf<typeof publicationState>;

function resultText({ error, result }: Publication): Result<string, string> {
  if (!result) return err(error ?? 'The publication was refused.');
  const { game, version, status, files, check, page, build } = result;
  const done = status === 'draft' ? 'stored as a draft' : 'published';
  return ok(
    [
      `${game} ${version} is ${done} (${String(files)} ${files === 1 ? 'file' : 'files'}).`,
      `${status === 'draft' ? 'Private link' : 'Page'}: ${page}`,
      `Build: ${build}`,
      ...(check === undefined ? [] : [check]),
    ].join('\n'),
  );
}

async function publishFile(
  file: string,
  { remote, developer, options, waits }: RemotePublication,
  { token, cache, report, retryDelays, pause = wait }: RemoteDependencies,
): Promise<Result<string, string>> {
  const base = `${remote}/v1/private/developer/${developer}`;
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
  if (!started.ok) return started;
  const { id } = started.value;
  if (!waits) return ok(`The portal publishes the build now (publication ${id}). The console shows its result.`);
  report('Uploaded. The portal checks and publishes the build.');
  let current: Publication = started.value;
  for (let waited = 0; current.state === 'waiting' || current.state === 'running'; waited += POLL_MS) {
    if (waited > LONGEST_WAIT_MS)
      return err(`The publication ${id} has not ended. The console shows its result later.`);
    await pause(POLL_MS);
    const next = await ask(publicationState, `${base}/publication/${id}`, token);
    if (!next.ok) return next;
    current = next.value;
  }
  return resultText(current);
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
    return zipped.ok ? await publishFile(archive, publication, deps) : zipped;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
