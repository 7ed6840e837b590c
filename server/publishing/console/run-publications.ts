import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { BlobStoreError } from '../../platform/blobs/blob-store.port';
import { BUSY } from '../builds/change-builds';
import type { Published } from '../builds/publish-command';
import { publishGame } from '../builds/publish-game';
import { recordAudit } from './audit.repository';
import type { Publication } from './publication.repository';
import {
  endPublication,
  interruptedPublications,
  postponePublication,
  startNextPublication,
} from './publication.repository';
import { removeUpload, uploadFolder } from './upload-store';
import { abandonedUploads, findUpload } from './upload.repository';

const MINUTE = 60_000;
/** Longest run of a publication. */
const LONGEST_MS = 10 * MINUTE;
const UPLOAD_RETENTION_MS = 24 * 60 * MINUTE;

const INTERRUPTED =
  'The server was stopped during this publication. Publish the build again if its game does not have it.';
const FAILED = 'The publication failed because of an error of the portal. Publish the build again later.';
const MISSING = 'The upload is not complete. Upload the build again.';

type PublicationDependencies = Pick<
  ServerDependencies,
  'blobs' | 'clock' | 'config' | 'database' | 'log' | 'servedBuilds' | 'urls'
>;

/** Joins the parts of an upload into a file. Errors: one sentence. */
async function joinParts(
  { blobs, database }: PublicationDependencies,
  { developerId, uploadId }: Publication,
  file: string,
): Promise<Result<undefined, string>> {
  const upload = await findUpload(database.db, developerId, uploadId);
  if (!upload || upload.received < upload.size) return err(MISSING);
  let end = 0;
  const parts = async function* (): AsyncGenerator<Buffer> {
    while (end < upload.size) {
      const part = await blobs.get(`${uploadFolder(uploadId)}/${String(end)}`);
      if (!part || part.size === 0) return;
      for await (const chunk of part.content as AsyncIterable<Buffer>) yield chunk;
      end += part.size;
    }
  };
  await pipeline(parts, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return end === upload.size ? ok(undefined) : err(MISSING);
}

async function publishUpload(
  deps: PublicationDependencies,
  publication: Publication & { readonly developer: string },
): Promise<Result<Published, string>> {
  const folder = join(deps.config.dataFolder, 'cache', 'publications');
  // Remains of a server that was killed.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const file = join(folder, `${publication.id}.zip`);
    const joined = await joinParts(deps, publication, file);
    if (!joined.ok) return joined;
    const { developer, request } = publication;
    return await publishGame(deps, { folder: file, developer, check: true, ...request, game: request.game });
  } catch (error) {
    if (error instanceof BlobStoreError) return err(`${FAILED} ${error.message}`);
    deps.log.error({ err: error, publication: publication.id }, 'publication of an upload failed');
    return err(FAILED);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ends a publication and deletes its upload. */
async function finish(
  deps: PublicationDependencies,
  { id, developerId, requestedBy, tokenName, uploadId }: Publication,
  done: Result<Published, string>,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    if (!done.ok) return endPublication(tx, id, { state: 'refused', endedAt: now, error: done.error });
    const { game, version, status, files, check = null, page, build } = done.value;
    const result = { game, version, status, files, check, page, build };
    await endPublication(tx, id, { state: 'published', endedAt: now, result });
    await recordAudit(tx, {
      member: {
        developerId,
        accountId: requestedBy ?? undefined,
        token: tokenName === null ? undefined : { name: tokenName },
      },
      event: 'build.publish',
      text:
        status === 'draft'
          ? `Stored version ${version} of “${game}” as a draft.`
          : `Published version ${version} of “${game}”.`,
      now,
    });
  });
  await removeUpload(deps, uploadId);
}

/**
 * Publishes uploaded builds one after the other. First refuses publications whose server was killed, and deletes uploads that have no
 * publication after a day.
 */
export async function runPublications(deps: PublicationDependencies, signal: AbortSignal): Promise<void> {
  const { clock, database } = deps;
  const { db } = database;
  const before = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);
  for (const one of await interruptedPublications(db, before(LONGEST_MS))) await finish(deps, one, err(INTERRUPTED));
  for (const id of await abandonedUploads(db, before(UPLOAD_RETENTION_MS))) await removeUpload(deps, id);
  while (!signal.aborted) {
    const next = await startNextPublication(db, clock.now());
    if (!next) return;
    const done = await publishUpload(deps, next);
    // The next run of the job tries again.
    if (!done.ok && done.error === BUSY) return postponePublication(db, next.id);
    await finish(deps, next, done);
  }
}
