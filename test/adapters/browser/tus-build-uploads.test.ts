import type { PreviousUpload, UploadOptions } from 'tus-js-client';
import { describe, expect, test } from 'vitest';
import { TusBuildUploads } from '../../../src/adapters/browser/tus-build-uploads';
import type { UploadReport } from '../../../src/application/console/build-uploads.port';

const settle = () => new Promise((resolve) => setImmediate(resolve));
const archive = new File(['12345678'], 'kite.zip');

/** Starts an upload with a fake client, whose `url` is null until the server has created the upload. `previous` are stored uploads of the same file. */
function start(previous: () => Promise<PreviousUpload[]> = () => Promise.resolve([])) {
  const reports: UploadReport[] = [];
  const done: string[] = [];
  let options: UploadOptions = {};
  const url = 'https://portal.test/v1/private/developer/paper-moon/uploads/u1';
  const client = {
    url: url as string | null,
    start: () => void done.push('start'),
    abort: async (deletes = false) => {
      done.push(deletes ? 'delete' : 'abort');
      if (deletes) throw new Error('offline');
    },
    findPreviousUploads: previous,
    resumeFromPreviousUpload: () => void done.push('resume'),
  };
  const uploads = new TusBuildUploads(
    'https://portal.test',
    () => void done.push('refused'),
    (_archive, given) => {
      options = given;
      return Promise.resolve(client);
    },
  );
  const running = uploads.start('paper-moon', archive, (event) => reports.push(event));
  return { reports, done, running, options, client };
}

const failing = (status: number, body: string, method = 'PATCH') =>
  Object.assign(new Error('failed'), {
    originalRequest: { getMethod: () => method },
    originalResponse: { getStatus: () => status, getBody: () => body },
  });

describe('TusBuildUploads', () => {
  test('sends chunks of 8 MiB to the developer with cookies', async () => {
    const { options, done } = start();
    await settle();
    expect(done).toEqual(['start']);
    expect(options).toMatchObject({
      endpoint: 'https://portal.test/v1/private/developer/paper-moon/uploads',
      chunkSize: 8 * 1024 * 1024,
      metadata: { filename: 'kite.zip' },
      removeFingerprintOnSuccess: true,
    });
    const request = { withCredentials: false };
    await options.onBeforeRequest?.({ getUnderlyingObject: () => request } as never);
    expect(request.withCredentials).toBe(true);
  });

  test('continues a stored upload of the same file', async () => {
    const { done } = start(() => Promise.resolve([{} as PreviousUpload]));
    await settle();
    expect(done).toEqual(['resume', 'start']);
  });

  test('starts without the storage of the browser', async () => {
    const { done } = start(() => Promise.reject(new Error('SecurityError')));
    await settle();
    expect(done).toEqual(['start']);
  });

  test('pauses and resumes, also before it has begun', async () => {
    const { done, running } = start();
    running.pause();
    await settle();
    expect(done).toEqual([]);
    running.resume();
    running.pause();
    running.resume();
    expect(done).toEqual(['start', 'abort', 'start']);
  });

  test('deletes the received bytes of a cancelled upload, and reports nothing if that fails', async () => {
    const { done, running, reports } = start();
    await settle();
    running.cancel();
    running.resume();
    await settle();
    expect([done, reports]).toEqual([['start', 'delete'], []]);
  });

  test('deletes the stored upload of the same file if it is cancelled before it has begun', async () => {
    const { done, running } = start(() => Promise.resolve([{} as PreviousUpload]));
    running.cancel();
    await settle();
    expect(done).toEqual(['resume', 'delete']);
  });

  test('deletes an upload that is cancelled while the server creates it', async () => {
    const { client, done, running, options, reports } = start();
    client.url = null;
    await settle();
    running.cancel();
    options.onProgress?.(4, 8);
    expect([done, reports]).toEqual([['start'], []]);
    client.url = 'https://portal.test/v1/private/developer/paper-moon/uploads/u1';
    options.onUploadUrlAvailable?.();
    expect(done).toEqual(['start', 'delete']);
  });

  test('reports progress and the id of the upload', async () => {
    const { options, reports } = start();
    await settle();
    options.onProgress?.(4, 8);
    options.onSuccess?.({} as never);
    expect(reports).toEqual([
      { type: 'sent', bytes: 4 },
      { type: 'uploaded', upload: 'u1' },
    ]);
  });

  test('waits for the user if its client does not load, and loads it again', async () => {
    const reports: UploadReport[] = [];
    let loads = 0;
    const uploads = new TusBuildUploads(
      'https://portal.test',
      () => undefined,
      () => {
        loads += 1;
        return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
      },
    );
    const running = uploads.start('paper-moon', archive, (event) => reports.push(event));
    running.resume();
    await settle();
    running.resume();
    await settle();
    expect([loads, reports]).toEqual([2, Array(2).fill({ type: 'interrupted' })]);
  });

  test('waits for the user after a lost connection or an error of the server', () => {
    const { options, reports } = start();
    const cut = Object.assign(new Error('cut'), {
      originalRequest: { getMethod: () => 'PATCH' },
      originalResponse: null,
    });
    for (const error of [cut, failing(503, ''), failing(409, ''), failing(429, '')]) options.onError?.(error);
    expect(reports).toEqual(Array(4).fill({ type: 'interrupted' }));
  });

  test('reports that nobody is logged in, and waits for the login', () => {
    const { options, reports, done } = start();
    for (const status of [401, 419]) options.onError?.(failing(status, '{}'));
    expect([reports, done]).toEqual([Array(2).fill({ type: 'interrupted' }), ['refused', 'refused']]);
    expect(options.onShouldRetry?.(failing(401, '{}') as never, 0, options)).toBe(false);
  });

  test('reports the sentence of a refusal', () => {
    const { options, reports } = start();
    const envelope = JSON.stringify({ status: { message: 'A build has at most 1 GiB.' }, data: null });
    for (const error of [
      failing(413, envelope),
      failing(409, envelope, 'POST'),
      failing(403, '<html>'),
      failing(400, 'Bad length.'),
      new Error('bug'),
    ])
      options.onError?.(error);
    const unexplained = 'The server did not accept this file. Please try again later.';
    expect(reports).toEqual(
      ['A build has at most 1 GiB.', 'A build has at most 1 GiB.', unexplained, 'Bad length.', unexplained].map(
        (message) => ({
          type: 'failed',
          message,
        }),
      ),
    );
  });
});
