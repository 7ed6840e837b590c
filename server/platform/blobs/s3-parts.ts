import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { atOnce } from './at-once';
import { BlobStoreError } from './blob-store.port';
import type { S3Client } from './s3-client';
import { elementOf } from './s3-listing';

interface LargeFile {
  /** Path of the local file. */
  readonly path: string;
  readonly size: number;
  /** Bytes of each part except the last one. */
  readonly partBytes: number;
}

/** Part of a file; `start` and `end` are its first and last byte. */
interface Part {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly sha256: string;
}

type Client = Pick<S3Client, 'send'>;

/** Limit of S3 for the parts of one file. */
export const PARTS_MAX = 10_000;
/** Parts of one file that are sent at the same time. */
const AT_ONCE = 4;
/** Longest wait until the store has joined the parts of a file, in milliseconds. */
const JOIN_MS = 5 * 60_000;

/** Reads a file once. Returns its SHA-256, and its parts. */
async function sumParts({ path, size, partBytes }: LargeFile) {
  const whole = createHash('sha256');
  const parts: Part[] = [];
  for (let start = 0; start < size; start += partBytes) {
    const end = Math.min(start + partBytes, size) - 1;
    const sum = createHash('sha256');
    for await (const chunk of createReadStream(path, { start, end }) as AsyncIterable<Buffer>) {
      whole.update(chunk);
      sum.update(chunk);
    }
    parts.push({ number: parts.length + 1, start, end, sha256: sum.digest('hex') });
  }
  return { sha256: whole.digest('hex'), parts };
}

const failed = (key: string, step: string): BlobStoreError =>
  new BlobStoreError('unavailable', `“${key}” was not stored: ${step}.`);

/** Sends the body of CompleteMultipartUpload, which joins the parts with these entity tags. */
async function joinParts(client: Client, key: string, uploadId: string, tags: readonly string[]): Promise<void> {
  const escaped = (tag: string): string => tag.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const list = tags.map(
    (tag, at) => `<Part><PartNumber>${String(at + 1)}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
  );
  const body = Buffer.from(
    `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${list.join('')}</CompleteMultipartUpload>`,
  );
  const response = await client.send({
    ...{ method: 'POST', key, query: { uploadId }, size: body.length, body: () => body, answerMs: JOIN_MS },
    sha256: createHash('sha256').update(body).digest('hex'),
  });
  await response?.body.dump();
}

async function sendParts(
  client: Client,
  key: string,
  uploadId: string,
  { path, parts }: { readonly path: string; readonly parts: readonly Part[] },
): Promise<readonly string[]> {
  const tags = Array.from<string>({ length: parts.length });
  await atOnce(parts, AT_ONCE, async ({ number, start, end, sha256 }) => {
    const response = await client.send({
      ...{ method: 'PUT', key, query: { partNumber: String(number), uploadId }, sha256 },
      ...{ size: end - start + 1, body: () => createReadStream(path, { start, end }) },
    });
    await response?.body.dump();
    const tag = response?.headers['etag'];
    if (typeof tag !== 'string') throw failed(key, `the store has no part ${String(number)}`);
    tags[number - 1] = tag;
  });
  return tags;
}

/**
 * Stores a file by the multipart upload of S3, whole or not at all. Streams each part, and repeats only a failed part. After a
 * failure it deletes the stored parts. Throws `BlobStoreError`.
 */
export async function putInParts(client: Client, key: string, file: LargeFile): Promise<void> {
  const { sha256, parts } = await sumParts(file);
  const begun = await client.send({ method: 'POST', key, query: { uploads: '' }, recordedSha256: sha256 });
  const uploadId = elementOf(begun === undefined ? '' : await text(begun.body), 'UploadId');
  if (uploadId === undefined) throw failed(key, 'the store did not begin the upload');
  try {
    await joinParts(client, key, uploadId, await sendParts(client, key, uploadId, { path: file.path, parts }));
    // S3 may report a failure after the status 200, and an answer may be lost after a success.
    const stored = await client.send({ method: 'HEAD', key });
    await stored?.body.dump();
    if (stored?.headers['x-amz-meta-sha256'] !== sha256) throw failed(key, 'the store did not join its parts');
  } catch (error) {
    const abort = client.send({ method: 'DELETE', key, query: { uploadId }, isUrgent: true });
    // The reason of the failure matters more. A lifecycle rule of the bucket deletes parts that stay.
    await abort.then((response) => response?.body.dump()).catch(() => undefined);
    throw error;
  }
}
