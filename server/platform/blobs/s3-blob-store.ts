import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { dirname, join, relative, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { hashFile } from '../system/hash-file';
import { atOnce } from './at-once';
import type { BlobContent, BlobFacts, BlobStore, ListedBlob, LocalFolder, OpenBlob } from './blob-store.port';
import { BlobStoreError, isBlobKey, requireFolder, requireKey } from './blob-store.port';
import type { S3Client, S3Request } from './s3-client';
import { parseListing } from './s3-listing';
import { PARTS_MAX, putInParts } from './s3-parts';

/** Files that are sent or deleted at the same time. */
const AT_ONCE = 8;
/** Bytes of a part; larger files are sent in parts. S3 accepts parts of 5 MiB to 5 GiB. */
const PART_BYTES = 64 * 1024 ** 2;
/** Key of the file that a check writes; no section has it. */
const CHECK_KEY = 'check';

function bodyOf(content: Buffer): Pick<S3Request, 'body' | 'recordedSha256' | 'sha256' | 'size'> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { body: () => content, size: content.length, sha256, recordedSha256: sha256 };
}

function factsOf(headers: IncomingHttpHeaders): BlobFacts {
  const sha256 = headers['x-amz-meta-sha256'];
  return {
    size: Number(headers['content-length']),
    storedAt: new Date(headers['last-modified'] ?? ''),
    ...(typeof sha256 === 'string' ? { sha256 } : {}),
  };
}

/** Stores blobs in a bucket of an S3-compatible store, under their keys. S3 makes each write atomic. */
export class S3BlobStore implements BlobStore {
  readonly kind = 's3';
  readonly #client: S3Client;

  readonly #downloads: string;
  readonly #partBytes: number;

  /** Folders are downloaded to the local folder `downloads`. Files above `partBytes` are sent in parts of this size. */
  constructor(client: S3Client, downloads: string, partBytes = PART_BYTES) {
    this.#client = client;
    this.#downloads = downloads;
    this.#partBytes = partBytes;
  }

  async put(key: string, content: BlobContent): Promise<void> {
    requireKey(key);
    if (Buffer.isBuffer(content)) return this.#do({ method: 'PUT', key, ...bodyOf(content) });
    const { path } = content;
    const { size } = await stat(path);
    const partBytes = this.#partBytes;
    if (size > PARTS_MAX * partBytes) throw new BlobStoreError('refused', `${path} is too large for S3.`);
    if (size > partBytes) return putInParts(this.#client, key, { path, size, partBytes });
    const sha256 = await hashFile(path);
    const body = () => createReadStream(path);
    return this.#do({ method: 'PUT', key, body, size, sha256, recordedSha256: sha256 });
  }

  async putFolder(folder: string, local: string): Promise<void> {
    await this.deleteAll(folder);
    const entries = await readdir(local, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    await atOnce(files, AT_ONCE, (path) =>
      this.put(`${folder}/${relative(local, path).split(sep).join('/')}`, { path }),
    );
  }

  async get(key: string): Promise<OpenBlob | undefined> {
    const response = await this.#client.send({ method: 'GET', key: requireKey(key) });
    return response && { ...factsOf(response.headers), content: response.body };
  }

  async head(key: string): Promise<BlobFacts | undefined> {
    const response = await this.#client.send({ method: 'HEAD', key: requireKey(key) });
    await response?.body.dump();
    return response && factsOf(response.headers);
  }

  async *list(folder: string): AsyncIterable<ListedBlob> {
    const prefix = `${requireFolder(folder)}/`;
    let token: string | undefined;
    do {
      const query = { 'list-type': '2', prefix, ...(token === undefined ? {} : { 'continuation-token': token }) };
      const response = await this.#client.send({ method: 'GET', query });
      const page = parseListing(response === undefined ? '' : await text(response.body));
      // Other programs may have written names that this one cannot use.
      yield* page.blobs.filter(({ key }) => isBlobKey(key));
      token = page.next;
    } while (token !== undefined);
  }

  async openFolder(folder: string): Promise<LocalFolder> {
    // Remains of a process that was killed.
    await rm(this.#downloads, { recursive: true, force: true });
    await mkdir(this.#downloads, { recursive: true, mode: 0o700 });
    const path = await mkdtemp(join(this.#downloads, 'folder-'));
    const close = () => rm(path, { recursive: true, force: true });
    try {
      await atOnce(this.list(folder), AT_ONCE, async ({ key }) => {
        const target = join(path, ...key.slice(folder.length + 1).split('/'));
        const opened = await this.get(key);
        if (opened === undefined) throw new BlobStoreError('unavailable', `“${key}” was deleted during the download.`);
        await mkdir(dirname(target), { recursive: true });
        await pipeline(opened.content, createWriteStream(target));
      });
      return { path, close };
    } catch (error) {
      await close();
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await this.#do({ method: 'DELETE', key: requireKey(key) });
  }

  async deleteAll(folder: string): Promise<void> {
    await atOnce(this.list(folder), AT_ONCE, ({ key }) => this.delete(key));
  }

  async removeIncomplete(): Promise<void> {
    // S3 lists no incomplete file. A lifecycle rule of the bucket deletes abandoned parts.
  }

  async check(): Promise<void> {
    const content = Buffer.from('Tests that this bucket is writable.\n');
    await this.#do({ method: 'PUT', key: CHECK_KEY, ...bodyOf(content) });
    await this.#do({ method: 'DELETE', key: CHECK_KEY });
  }

  /** Sends a request without an interesting answer. */
  async #do(wanted: S3Request): Promise<void> {
    const response = await this.#client.send(wanted);
    await response?.body.dump();
  }
}
