import { describe, expect, test, afterAll, beforeAll, beforeEach } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import { JsonText } from '../../../../server/platform/http/json-text';
import { route } from '../../../../server/platform/http/route';
import { defineCall } from '../../../../src/contract/define-call';
import { ok } from '../../../../src/domain/shared/result';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const clock = new FakeServerClock();
let asked = 0;

beforeEach(() => {
  asked = 0;
});

describe('answers in production', () => {
  let server: TestServer;
  const call = (name: string) =>
    defineCall({ method: 'GET', path: `/v1/test/${name}`, access: 'anyone', summary: 'A test.', data: z.int() });
  const counts = (name: string, cache?: 'public-short' | 'visitors-short') =>
    route(call(name), async () => ok({ data: (asked += 1) }), cache === undefined ? {} : { cache });

  beforeAll(async () => {
    const environment = { NODE_ENV: 'production', HOLOCADE_LOG_LEVEL: 'silent' };
    const long = route(
      defineCall({ method: 'GET', path: '/v1/test/long', access: 'anyone', summary: 'A test.', data: z.string() }),
      async () => ok({ data: `${(asked += 1)} ${'long '.repeat(500)}` }),
      { cache: 'public-short' },
    );
    const limit = { max: 3, windowSeconds: 60, by: 'caller' } as const;
    const limited = route(call('limited'), async () => ok({ data: (asked += 1) }), { cache: 'visitors-short', limit });
    const own = route({ ...call('own'), access: 'player' }, async () => ok({ data: 1 }), { limit });
    const routes = () => [
      counts('same', 'public-short'),
      counts('personal', 'visitors-short'),
      counts('plain'),
      long,
      limited,
      own,
    ];
    server = await startTestServer({ demo: false, environment, clock, maxDelayMs: 0, routes });
  });

  afterAll(() => server.close());

  const numbers = async (path: string, cookie?: string) => {
    const answers = [];
    for (let count = 0; count < 3; count += 1)
      answers.push((await server.request(path, cookie === undefined ? {} : { cookie })).envelope().data);
    return answers;
  };

  test('stores the second answer to visitors per complete address, and none for players and without a cache policy', async () => {
    const player = '__Host-holocade=x';
    expect(await numbers('/v1/test/same')).toEqual([1, 2, 2]);
    expect(await numbers('/v1/test/same?page=2')).toEqual([3, 4, 4]);
    expect(await numbers('/v1/test/same', player)).toEqual([5, 6, 7]);
    expect(await numbers('/v1/test/personal')).toEqual([8, 9, 9]);
    expect(await numbers('/v1/test/personal', player)).toEqual([10, 11, 12]);
    expect(await numbers('/v1/test/plain')).toEqual([13, 14, 15]);
    expect((await server.request('/v1/test/same')).envelope().data).toBe(2);
  });

  test('stored answers are compressed for clients that accept Brotli, and have the same ETag', async () => {
    const path = '/v1/test/long';
    const plain = [await server.request(path), await server.request(path), await server.request(path)];
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const answer = await server.request(path, { headers });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, cookie' });
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(plain[1]?.text);
    expect(answer.headers['etag']).toBe(plain[1]?.headers['etag']);
    expect((await server.request(path, { headers })).bytes).toEqual(answer.bytes);
    expect((await server.request(path, { headers: { 'accept-encoding': 'br;q=0' } })).text).toBe(plain[1]?.text);
    const known = await server.request(path, {
      headers: { ...headers, 'if-none-match': String(answer.headers['etag']) },
    });
    expect([known.status, known.headers['content-encoding'], known.text]).toEqual([304, undefined, '']);
  });

  test('stored answers count towards a limit by caller, for each address', async () => {
    const statuses = async (path: string, ip: string) => {
      const answers = [];
      for (let count = 0; count < 5; count += 1) answers.push((await server.request(path, { ip })).status);
      return answers;
    };
    expect(await statuses('/v1/test/limited', '192.0.2.1')).toEqual([200, 200, 200, 429, 429]);
    expect(asked).toBe(2);
    expect(await statuses('/v1/test/limited', '192.0.2.2')).toEqual([200, 200, 200, 429, 429]);
    expect(await statuses('/v1/test/own', '192.0.2.1')).toEqual([401, 401, 401, 401, 401]);
  });

  test('stored answers have headers as computed ones', async () => {
    const headers = async () => {
      const { 'x-request-id': _id, date: _date, ...rest } = (await server.request('/v1/test/same?page=3')).headers;
      return { ...rest, etag: undefined };
    };
    const [computed, , stored] = [await headers(), await headers(), await headers()];
    expect(stored).toEqual(computed);
  });
});

describe('answers with data as JSON text', () => {
  const call = (name: string) =>
    defineCall({
      method: 'GET',
      path: `/v1/test/${name}`,
      access: 'anyone',
      summary: 'A test.',
      data: z.array(z.int()),
    });
  const answers = (name: string, text: string, cache?: 'public-short') =>
    route(call(name), async () => ok({ data: new JsonText<number[]>(text) }), cache === undefined ? {} : { cache });
  let server: TestServer;

  beforeAll(async () => {
    const routes = () => [
      answers('plain', '[1,2]'),
      answers('stored', '[1, 2]', 'public-short'),
      answers('wrong', '["1"]'),
    ];
    const environment = { HOLOCADE_LOG_LEVEL: 'silent' };
    server = await startTestServer({ demo: false, environment, maxDelayMs: 0, routes });
  });

  afterAll(() => server.close());

  test('are sent unchanged in the envelope, with an ETag if they are public', async () => {
    expect((await server.request('/v1/test/plain')).envelope().data).toEqual([1, 2]);
    const stored = await server.request('/v1/test/stored');
    expect(stored.text).toBe('{"status":{"success":true,"code":200,"message":"","debug":""},"data":[1, 2]}');
    const tag = String(stored.headers['etag']);
    const again = await server.request('/v1/test/stored', { headers: { 'if-none-match': tag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('are refused outside production if they violate the contract', async () => {
    expect((await server.request('/v1/test/wrong')).status).toBe(500);
  });
});
