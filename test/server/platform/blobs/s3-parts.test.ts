import { createHash, randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { S3BlobStore } from '../../../../server/platform/blobs/s3-blob-store';
import type { S3Request } from '../../../../server/platform/blobs/s3-client';
import { S3Client } from '../../../../server/platform/blobs/s3-client';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { systemRandom } from '../../../../server/platform/system/server-random';
import type { S3Server } from '../../support/s3-server';
import { startS3 } from '../../support/s3-server';
import { temporaryFolder } from '../../support/temporary-folder';

const KEY = 'builds/comet-golf/1.0.0/data.bin';
/** Bytes of a part. */
const PART = 1000;
const folder = temporaryFolder();
const path = join(folder, 'data.bin');
afterAll(() => rmSync(folder, { recursive: true }));

const sum = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const clientOf = (settings: S3Server['settings']): S3Client =>
  new S3Client(settings, { clock: systemClock, random: systemRandom, pause: async () => undefined });

describe('a large file in an S3 server', () => {
  let s3: S3Server;
  let store: S3BlobStore;
  const sent: string[] = [];
  beforeAll(async () => {
    s3 = await startS3();
    const client = clientOf(s3.settings);
    const send = client.send.bind(client);
    client.send = (wanted: S3Request) => {
      sent.push(`${wanted.method} ${Object.keys(wanted.query ?? {}).join(' ')}`.trim());
      return send(wanted);
    };
    store = new S3BlobStore(client, join(folder, 'downloads'), PART);
  });
  beforeEach(() => sent.splice(0));
  afterAll(() => s3.close());

  test('is stored in parts with the hash of the whole file, and replaces another one', async () => {
    await store.put(KEY, Buffer.from('old'));
    const content = randomBytes(2 * PART + 1);
    writeFileSync(path, content);
    sent.splice(0);
    await store.put(KEY, { path });
    const parts = Array.from({ length: 3 }, () => 'PUT partNumber uploadId');
    expect(sent).toEqual(['POST uploads', ...parts, 'POST uploadId', 'HEAD']);
    expect(await store.head(KEY)).toMatchObject({ size: content.length, sha256: sum(content) });
  });

  property.prop(
    [fc.constantFrom(0, 1, PART - 1, PART, PART + 1, 2 * PART, 3 * PART - 1, 9 * PART, 9 * PART + 1), fc.integer()],
    { numRuns: 20 },
  )('always has the bytes of the local file, and needs one request up to the size of a part', async (size, seed) => {
    const content = Buffer.alloc(size, String(seed));
    writeFileSync(path, content);
    sent.splice(0);
    await store.put(KEY, { path });
    expect(sent.includes('PUT')).toBe(size <= PART);
    const found = await store.get(KEY);
    expect(found && (await buffer(found.content)).equals(content)).toBe(true);
  });

  test('of more than ten thousand parts is refused before anything is sent', async () => {
    writeFileSync(path, Buffer.alloc(10_001));
    const tiny = new S3BlobStore(clientOf(s3.settings), join(folder, 'downloads'), 1);
    await expect(tiny.put(KEY, { path })).rejects.toMatchObject({ problem: 'refused' });
    expect(sent).toEqual([]);
  });
});

describe('a large file at a server with failures', () => {
  interface Answer {
    readonly status?: number;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
    /** True ends the connection without an answer. */
    readonly isLost?: boolean;
  }
  let server: Server;
  let store: S3BlobStore;
  /** Answer to each kind of request: method with the names of its query. */
  let answers: Record<string, (query: URLSearchParams) => Answer>;
  const seen: string[] = [];
  const content = Buffer.alloc(3 * PART, 'abc');
  beforeEach(async () => {
    seen.splice(0);
    writeFileSync(path, content);
    answers = {
      'POST uploads': () => ({ body: '<R><UploadId>an &amp; id</UploadId></R>' }),
      'PUT partNumber uploadId': (query) => ({ headers: { etag: `"${query.get('partNumber') ?? ''}"` } }),
      'POST uploadId': () => ({}),
      HEAD: () => ({ headers: { 'x-amz-meta-sha256': sum(content), 'content-length': '0' } }),
      'DELETE uploadId': () => ({ status: 204 }),
    };
    server = createServer((request, response) => {
      void text(request).then((body) => {
        const query = new URL(request.url ?? '', 'http://s3').searchParams;
        const kind = [request.method, ...query.keys()].join(' ');
        seen.push(query.has('partNumber') ? `${kind} ${String(query.get('partNumber'))}` : kind);
        if (kind === 'POST uploadId') seen.push(body);
        const { status = 200, body: answer = '', headers = {}, isLost = false } = answers[kind]?.(query) ?? {};
        if (isLost) request.socket.destroy();
        else response.writeHead(status, headers).end(answer);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const client = clientOf({ endpoint, bucket: 'files', region: 'r', accessKey: 'a', secretKey: 's' });
    store = new S3BlobStore(client, join(folder, 'downloads'), PART);
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  const countOf = (kind: string): number => seen.filter((one) => one === kind).length;

  test('sends only a failed part again, and joins the parts in their order', async () => {
    let failures = 2;
    answers['PUT partNumber uploadId'] = (query) => {
      const part = query.get('partNumber') ?? '';
      if (part === '2' && failures-- > 0) return failures === 1 ? { isLost: true } : { status: 503 };
      return { headers: { etag: `"${part}"` } };
    };
    await store.put(KEY, { path });
    expect([1, 2, 3].map((part) => countOf(`PUT partNumber uploadId ${String(part)}`))).toEqual([1, 3, 1]);
    expect(seen.find((one) => one.startsWith('<'))).toBe(
      '<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
        ['1', '2', '3'].map((part) => `<Part><PartNumber>${part}</PartNumber><ETag>"${part}"</ETag></Part>`).join('') +
        '</CompleteMultipartUpload>',
    );
    expect(countOf('DELETE uploadId')).toBe(0);
  });

  test.each<[string, string, Answer]>([
    ['a part gets no answer', 'PUT partNumber uploadId', { isLost: true }],
    ['a part is refused', 'PUT partNumber uploadId', { status: 400, body: '<Code>BadDigest</Code>' }],
    ['a part has no entity tag', 'PUT partNumber uploadId', {}],
    ['the parts cannot be joined', 'POST uploadId', { status: 500 }],
    ['the file is missing after a success', 'HEAD', { status: 404 }],
    ['another file is there after a success', 'HEAD', { headers: { 'x-amz-meta-sha256': 'other' } }],
  ])('deletes the parts if %s', async (_, kind, answer) => {
    answers[kind] = () => answer;
    await expect(store.put(KEY, { path })).rejects.toMatchObject({ name: 'BlobStoreError' });
    expect(seen.at(-1)).toBe('DELETE uploadId');
  });

  test('reports the reason of the failure even if the parts cannot be deleted', async () => {
    answers['PUT partNumber uploadId'] = () => ({ status: 403, body: '<Code>AccessDenied</Code>' });
    answers['DELETE uploadId'] = () => ({ status: 405 });
    await expect(store.put(KEY, { path })).rejects.toThrow('AccessDenied');
  });

  test('is stored if only the answer to the last request is lost', async () => {
    let isFirst = true;
    answers['POST uploadId'] = () => {
      if (!isFirst) return { status: 404, body: '<Code>NoSuchUpload</Code>' };
      isFirst = false;
      return { isLost: true };
    };
    await store.put(KEY, { path });
    expect(countOf('DELETE uploadId')).toBe(0);
  });

  test('is not begun if the server returns no id', async () => {
    answers['POST uploads'] = () => ({ body: '<R/>' });
    await expect(store.put(KEY, { path })).rejects.toThrow('did not begin the upload');
    expect(seen).toEqual(['POST uploads']);
  });
});
