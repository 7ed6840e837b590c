import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { fullStorage, StorageWatch, testWrite } from '../../../../server/platform/health/storage-watch';
import { route } from '../../../../server/platform/http/route';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { systemRandom } from '../../../../server/platform/system/server-random';
import { defineCall } from '../../../../src/contract/define-call';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import { startTestServer } from '../../support/test-server';

const coded = (code: string): Error => Object.assign(new Error(code), { code });
const diskFull = new Error('Failed query', { cause: coded('53100') });
const log = { error: vi.fn() };
let clock: FakeServerClock;
let failure: Error | undefined;
let watch: StorageWatch;

beforeEach(() => {
  clock = new FakeServerClock();
  failure = undefined;
  log.error.mockClear();
  watch = new StorageWatch({ clock, log, test: async () => Promise.reject(failure ?? new Error('no failure')) });
});

describe('fullStorage', () => {
  test.each([
    ['a failed query of a full database', diskFull, 'database'],
    ['a full data folder', coded('ENOSPC'), 'data folder'],
    ['a data folder over its quota', coded('EDQUOT'), 'data folder'],
    ['a read-only data folder', coded('EROFS'), 'data folder'],
    ['a refused connection', coded('ECONNREFUSED'), undefined],
    ['no error', undefined, undefined],
  ])('names the place of %s', (_, error, place) => {
    expect(fullStorage(error)).toBe(place);
  });
});

describe('StorageWatch', () => {
  test('reports a failed write for a minute after the last one', () => {
    expect(watch.problem()).toBeUndefined();
    watch.report(coded('XX000'));
    expect(watch.problem()).toBeUndefined();
    watch.report(diskFull);
    clock.advance(59_999);
    expect(watch.problem()).toBe('database');
    clock.advance(1);
    expect(watch.problem()).toBeUndefined();
  });

  test('logs each place once a minute, and an ongoing failure again', () => {
    for (let second = 0; second < 61; second += 1) {
      watch.report(diskFull);
      clock.advance(1000);
    }
    watch.report(coded('ENOSPC'));
    expect(log.error.mock.calls.map(([, message]) => String(message))).toEqual([
      'No space for writes: database. Free space on its disk.',
      'No space for writes: database. Free space on its disk.',
      'No space for writes: data folder. Free space on its disk.',
    ]);
  });

  test('tests the data folder at most every ten seconds', async () => {
    failure = coded('EROFS');
    expect(watch.problem()).toBeUndefined();
    await vi.waitFor(() => expect(watch.problem()).toBe('data folder'));
    failure = undefined;
    clock.advance(60_000);
    expect(watch.problem()).toBeUndefined();
  });
});

test('testWrite leaves no file behind, and throws the error of a missing folder', async () => {
  const folder = temporaryFolder();
  await testWrite(folder, systemRandom);
  expect(readdirSync(folder)).toEqual([]);
  await expect(testWrite(`${folder}/missing`, systemRandom)).rejects.toThrow('ENOENT');
});

test('F24: a call without space for its write gets 503, one log line a minute, and a server that reports read-only', async () => {
  const lines: string[] = [];
  const call = defineCall({
    method: 'POST',
    path: '/v1/test/write',
    access: 'anyone',
    summary: 'A test.',
    data: z.string(),
  });
  const server = await startTestServer({
    demo: false,
    clock,
    log: createLogger({ logLevel: 'warn' }, { write: (line) => void lines.push(line) }),
    routes: () => [route(call, async () => Promise.reject(diskFull))],
  });
  const answers = [await server.request(call.path, { body: {} }), await server.request(call.path, { body: {} })];
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(answers[0]?.envelope().status.debug).toBe('err_no_space');
  expect(answers[0]?.headers['retry-after']).toBe('60');
  expect(lines).toHaveLength(1);
  const ready = await server.request('/readyz');
  expect([ready.status, ready.json()]).toEqual([200, { status: 'read-only', problem: 'database' }]);
  await server.close();
});
