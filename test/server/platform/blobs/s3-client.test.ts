import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BlobStore } from '../../../../server/platform/blobs/blob-store.port';
import { BlobStoreError } from '../../../../server/platform/blobs/blob-store.port';
import { requireBlobStore } from '../../../../server/platform/blobs/open-blob-store';
import { S3BlobStore } from '../../../../server/platform/blobs/s3-blob-store';
import { S3Client } from '../../../../server/platform/blobs/s3-client';
import { ConfigError } from '../../../../server/platform/config/config-error';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { systemRandom } from '../../../../server/platform/system/server-random';
import type { S3Server } from '../../support/s3-server';
import { startS3 } from '../../support/s3-server';

const pauses: number[] = [];
/** Time ahead of the machine's clock, in milliseconds. */
let ahead = 0;
const clock = { ...systemClock, now: () => new Date(systemClock.now().getTime() + ahead) };
const pause = async (milliseconds: number) => void pauses.push(milliseconds);
const storeWith = (settings: S3Server['settings']): BlobStore =>
  new S3BlobStore(new S3Client(settings, { clock, random: systemRandom, pause }), 'unused');
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => error,
  );

describe('S3Client at an S3 server', () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.close());

  test.each([
    ['secret key', { secretKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['access key', { accessKey: 'wrong' }, 'InvalidAccessKeyId'],
    ['bucket', { bucket: 'no-such-bucket' }, 'the bucket “no-such-bucket” does not exist'],
  ])('reports a wrong %s before the start, with the reason', async (_name, wrong, reason) => {
    const store = storeWith({ ...s3.settings, ...wrong });
    const error = await failureOf(store.get('avatars/a.webp'));
    expect(error).toMatchObject({ problem: 'refused', message: expect.stringContaining(reason) as string });
    const refused = await failureOf(requireBlobStore(store));
    expect(refused).toBeInstanceOf(ConfigError);
    expect(refused).toMatchObject({
      variable: 'HOLOCADE_S3_BUCKET',
      message: expect.stringContaining(reason) as string,
    });
    expect(await requireBlobStore(storeWith(s3.settings))).toBeUndefined();
  });

  test('warns before the start if the server does not answer, and works once it does', async () => {
    const store = storeWith(s3.settings);
    await store.put('avatars/a.webp', Buffer.from('a'));
    await s3.stop();
    expect(await requireBlobStore(store)).toContain('does not answer');
    expect(await failureOf(store.get('avatars/a.webp'))).toMatchObject({ problem: 'unavailable' });
    await s3.start();
    ahead += 2000;
    expect(await requireBlobStore(store)).toBeUndefined();
    expect((await store.head('avatars/a.webp'))?.size).toBe(1);
  });
});

describe('S3Client at a server with failures', () => {
  let server: Server;
  let answers: ((request: IncomingMessage, response: ServerResponse) => void)[];
  let store: BlobStore;
  const bodies: string[] = [];
  const status = (code: number) => (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(code).end();

  beforeEach(async () => {
    [pauses.length, bodies.length] = [0, 0];
    server = createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(body);
        answers.shift()?.(request, response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    store = storeWith({ endpoint, bucket: 'files', region: 'r', accessKey: 'a', secretKey: 's' });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('sends a whole file again after temporary failures, with growing pauses', async () => {
    answers = [status(503), (request) => request.socket.destroy(), status(200)];
    await store.put('avatars/a.webp', Buffer.from('content'));
    expect(bodies).toEqual(['content', 'content', 'content']);
    expect(pauses).toHaveLength(2);
    expect(pauses[0]).toBeGreaterThanOrEqual(50);
    expect(pauses[0]).toBeLessThanOrEqual(100);
    expect(pauses[1]).toBeGreaterThanOrEqual(100);
    expect(pauses[1]).toBeLessThanOrEqual(200);
  });

  test('fails at once for two seconds after a request without an answer', async () => {
    const drop = (request: IncomingMessage) => request.socket.destroy();
    answers = [drop, drop, drop, status(200)];
    const failed = { problem: 'unavailable', message: expect.stringContaining('does not answer') as string };
    expect(await failureOf(store.head('avatars/a.webp'))).toMatchObject(failed);
    expect(await failureOf(store.head('avatars/a.webp'))).toMatchObject(failed);
    expect(bodies).toHaveLength(3);
    ahead += 2000;
    expect(await failureOf(store.delete('avatars/a.webp'))).toBe('no error');
  });

  test('gives up after three attempts, and at once after a refusal', async () => {
    answers = [status(500), status(502), status(429)];
    const error = await failureOf(store.get('avatars/a.webp'));
    expect(error).toBeInstanceOf(BlobStoreError);
    expect(error).toMatchObject({ problem: 'unavailable' });
    expect(bodies).toHaveLength(3);
    answers = [status(403)];
    expect(await failureOf(store.get('avatars/a.webp'))).toMatchObject({ problem: 'refused' });
    expect(bodies).toHaveLength(4);
  });
});
