import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DataStore, Upload } from '@tus/server';
import { eq } from 'drizzle-orm';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { uploadedPictures } from '../../platform/database/schema/builds';
import type { UploadedPicture } from '../../platform/database/schema/stored-media';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { findMedia } from '../builds/game-media.repository';
import { Leftovers } from '../builds/leftovers';
import type { MediaTarget } from '../builds/picture-writer';
import { DRAFT_CHANGES, isOwnGame } from './game-details.repository';
import { lockDeveloper } from './member.repository';
import { isDraftChanging, isUploadUsed } from './publication.repository';
import {
  advanceUpload,
  deleteUpload,
  findStorageProblem,
  findUpload,
  insertUpload,
  lockUpload,
} from './upload.repository';

/** Folder of the blob store with the parts of an upload. */
export const uploadFolder = (id: string): string => `uploads/${id}`;

/** Bytes of a part, of which each writing request has one in memory. */
const PART_BYTES = 4 * 1024 * 1024;

/** Refusal of a change of an upload that an open publication uses. */
export const uploadInUse = refusal.conflict('This upload is being published.');

type UploadDependencies = Pick<ServerDependencies, 'blobs' | 'clock' | 'config' | 'database'>;

/**
 * Uploads of one developer: rows of `developer_uploads`, and one blob for each received part, named by its offset. Any server can
 * continue an upload. Other developers' uploads do not exist here.
 */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #deps: UploadDependencies;
  readonly #developerId: number;
  readonly #writing: Set<string>;

  /** `writing` has the ids of the uploads that this server is receiving. */
  constructor(deps: UploadDependencies, developerId: number, writing: Set<string>) {
    super();
    this.#deps = deps;
    this.#developerId = developerId;
    this.#writing = writing;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { clock, config, database } = this.#deps;
    const { id, size } = upload;
    if (size === undefined || size < 1) throw new RefusalError(refusal.badRequest('The file is empty.'));
    const row = { id, developerId: this.#developerId, size, createdAt: clock.now() };
    const stored = await database.transaction((tx) => insertUpload(tx, row, config.developers));
    if (stored.ok) return upload;
    throw new RefusalError(refusal.conflict(stored.error));
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await findUpload(this.#deps.database.db, this.#developerId, id);
    if (!found) throw new RefusalError(refusal.notFound('upload'));
    return new Upload({ id, size: found.size, offset: found.received, creation_date: found.createdAt.toISOString() });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    if (this.#writing.has(id)) throw isReceiving();
    this.#writing.add(id);
    try {
      let end = offset;
      // The lock is shared by all servers: two of them would write a part with the same name.
      const ran = await this.#deps.database.runExclusively(`upload ${id}`, async () => {
        end = await this.#receive(stream, id, offset);
      });
      if (!ran) throw isReceiving();
      return end;
    } finally {
      this.#writing.delete(id);
    }
  }

  override async remove(id: string): Promise<void> {
    const { blobs, database } = this.#deps;
    await database.transaction(async (tx) => {
      if (!(await lockUpload(tx, this.#developerId, id))) throw new RefusalError(refusal.notFound('upload'));
      if (await isUploadUsed(tx, id)) throw new RefusalError(uploadInUse);
      await deleteUpload(tx, id);
    });
    await blobs.deleteAll(uploadFolder(id));
  }

  /** Stores a body in parts. Also stores the last part of a body that was cut off. */
  async #receive(stream: Readable, id: string, offset: number): Promise<number> {
    if ((await this.getUpload(id)).offset !== offset) throw otherOffset();
    let end = offset;
    let part: Buffer[] = [];
    let bytes = 0;
    const store = async (): Promise<void> => {
      if (bytes === 0) return;
      const content = Buffer.concat(part);
      [part, bytes] = [[], 0];
      await this.#storePart(id, end, content);
      end += content.length;
    };
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        part.push(chunk);
        bytes += chunk.length;
        if (bytes >= PART_BYTES) await store();
      }
    } finally {
      await store();
    }
    return end;
  }

  async #storePart(id: string, offset: number, content: Buffer): Promise<void> {
    const { blobs, database } = this.#deps;
    await blobs.put(`${uploadFolder(id)}/${String(offset)}`, content);
    if (await advanceUpload(database.db, id, offset, offset + content.length)) return;
    const isKnown = (await findUpload(database.db, this.#developerId, id)) !== undefined;
    if (!isKnown) await blobs.deleteAll(uploadFolder(id));
    throw isKnown ? otherOffset() : new RefusalError(refusal.notFound('upload'));
  }
}

const otherOffset = (): RefusalError =>
  new RefusalError(refusal.conflict('The upload has received other bytes in the meantime.'));

const isReceiving = (): RefusalError =>
  new RefusalError(refusal.conflict('Another request is still sending this upload. Try again.'));

/** Deletes an upload with its parts. The row goes first, so that a request that still sends a part deletes it again. */
export async function removeUpload(
  { blobs, database }: Pick<ServerDependencies, 'blobs' | 'database'>,
  id: string,
): Promise<void> {
  await deleteUpload(database.db, id);
  await blobs.deleteAll(uploadFolder(id));
}

const MISSING = 'The upload is not complete. Upload the build again.';

/** Reads the parts of a complete upload. Fewer bytes than its size if a part is missing. */
async function* partsOf(
  { blobs }: Pick<ServerDependencies, 'blobs'>,
  { id, size }: { readonly id: string; readonly size: number },
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  let end = 0;
  while (end < size) {
    signal?.throwIfAborted();
    const part = await blobs.get(`${uploadFolder(id)}/${String(end)}`);
    if (!part || part.size === 0) return;
    for await (const chunk of part.content as AsyncIterable<Buffer>) yield chunk;
    end += part.size;
  }
}

/** Reads a complete, small upload into memory; undefined if a part is missing. */
export async function readUpload(
  deps: Pick<ServerDependencies, 'blobs'>,
  upload: { readonly id: string; readonly size: number },
): Promise<Buffer | undefined> {
  const data = await buffer(partsOf(deps, upload));
  return data.length === upload.size ? data : undefined;
}

/** Joins the parts of an upload into a file. Errors: one sentence. */
export async function joinParts(
  { blobs, database }: Pick<ServerDependencies, 'blobs' | 'database'>,
  { developerId, uploadId }: { readonly developerId: number; readonly uploadId: string },
  file: string,
  signal: AbortSignal,
): Promise<Result<undefined, string>> {
  const upload = await findUpload(database.db, developerId, uploadId);
  if (!upload || upload.received < upload.size) return err(MISSING);
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await pipeline(partsOf({ blobs }, upload, signal), output, { signal });
  return output.bytesWritten === upload.size ? ok(undefined) : err(MISSING);
}

/** Picture or trailer of a draft whose files are written. */
interface WrittenPicture {
  readonly picture: UploadedPicture;
  /** Size of all files. */
  readonly bytes: number;
  /** Open upload that is deleted because the files replace it. */
  readonly upload?: { readonly id: string; readonly size: number };
}

/**
 * Writes the files of a picture or trailer, and stores them for a draft. Refused without a draft, while the draft changes, or without
 * room. A refusal or an error deletes the written files.
 */
export async function storeForDraft<Written extends WrittenPicture>(
  { blobs, config, database, random }: Pick<ServerDependencies, 'blobs' | 'config' | 'database' | 'random'>,
  { developerId, game, now }: { readonly developerId: number; readonly game: string; readonly now: Date },
  write: (
    target: MediaTarget & Pick<ServerDependencies, 'blobs'>,
    draft: NonNullable<Awaited<ReturnType<typeof findMedia>>>,
  ) => Promise<Result<Written, Refusal>>,
): Promise<Result<Written, Refusal>> {
  const own = isOwnGame({ developerId, game, draft: true });
  const draft = await findMedia(database.db, own);
  if (!draft) return err(refusal.notFound('draft'));
  const id = random.uuid();
  const leftovers = new Leftovers(blobs);
  try {
    const written = await write({ blobs, slug: draft.slug, salt: id, made: leftovers.add }, draft);
    if (!written.ok) return written;
    const { bytes, picture, upload } = written.value;
    const refused = await database.transaction(async (tx) => {
      await lockDeveloper(tx, developerId);
      const locked = await findMedia(tx, own, true);
      if (locked?.slug !== draft.slug || (await isDraftChanging(tx, developerId, game)))
        return refusal.conflict(DRAFT_CHANGES);
      if (upload && !(await lockUpload(tx, developerId, upload.id))) return refusal.notFound('upload');
      if (upload && (await isUploadUsed(tx, upload.id))) return uploadInUse;
      const what = picture.place === 'trailer' ? 'trailer' : 'picture';
      const file = { developerId, size: bytes, what, freed: upload?.size } as const;
      const full = await findStorageProblem(tx, file, config.developers);
      if (full !== undefined) return refusal.conflict(full);
      if (upload) await deleteUpload(tx, upload.id);
      const row = { id, developerId, gameId: draft.id, picture, bytes, createdAt: now, unusedSince: now };
      await tx.insert(uploadedPictures).values(row);
      return undefined;
    });
    if (refused) return err(refused);
    leftovers.keepAll();
    if (upload) await blobs.deleteAll(uploadFolder(upload.id));
    return written;
  } finally {
    await leftovers.remove(async () => (await database.db.$count(uploadedPictures, eq(uploadedPictures.id, id))) > 0);
  }
}
