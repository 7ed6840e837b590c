import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../server/platform/http/refusal';
import type { RouteOptions } from '../../../../server/platform/http/route';
import { route } from '../../../../server/platform/http/route';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { schema } from '../../../../server/platform/database/schema';
import { defineCall } from '../../../../src/contract/define-call';
import { err, ok } from '../../../../src/domain/shared/result';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const call = (method: 'GET' | 'POST', name: string) =>
  defineCall({ method, path: `/v1/test/${name}`, access: 'anyone', summary: 'A test.', data: z.string() });

const done: string[] = [];
let attempts = 0;
let mayFail = 0;

const answers = (name: string, options: RouteOptions = {}, method: 'GET' | 'POST' = 'GET') =>
  route(call(method, name), async () => ok({ data: name, message: 'Well.' }), options);

const writes = (name: string, end: () => void, refused = false) =>
  route(call('POST', name), async ({ tx, now, afterCommit }) => {
    attempts += 1;
    await tx.insert(schema.meta).values({ key: `${name}-${attempts}`, value: 'x', writtenAt: now });
    afterCommit(() => done.push(name));
    end();
    return refused ? err(refusal.forbidden()) : ok({ data: name });
  });

const fail = (code: string) => () => {
  mayFail -= 1;
  if (mayFail >= 0) throw Object.assign(new Error('secret detail'), { code });
};

const logged: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    demo: false,
    log: createLogger({ logLevel: 'error' }, { write: (line) => void logged.push(line) }),
    routes: () => [
      answers('plain'),
      answers('cached', { cache: 'public-short' }),
      answers('personal', { cache: 'visitors-short' }),
      answers('limited', { limit: { max: 2, windowSeconds: 60 } }),
      writes('kept', () => {}),
      writes('refused', () => {}, true),
      writes('broken', fail('XX000')),
      writes('without-database', fail('ECONNREFUSED')),
      route({ ...call('GET', 'private'), access: 'player' }, async () => ok({ data: 'private' })),
      route(call('GET', 'wrong'), async () => ok({ data: 5 as unknown as string })),
      route(call('POST', 'wrong-after-writing'), async ({ tx, now, afterCommit }) => {
        await tx.insert(schema.meta).values({ key: 'wrong-1', value: 'x', writtenAt: now });
        afterCommit(() => done.push('wrong'));
        return ok({ data: 5 as unknown as string });
      }),
    ],
  });
});
afterAll(() => server.close());
beforeEach(() => {
  done.length = 0;
  attempts = 0;
  mayFail = 0;
});

const rows = async (name: string) => {
  const { db } = server.deps.database;
  return db.$count(schema.meta, sql`${schema.meta.key} like ${`${name}-%`}`);
};
const post = (name: string) => server.request(`/v1/test/${name}`, { method: 'POST' });

test.each(['/v1/test/plain', '/v1/test/unknown'])('answers carry the security headers of data: %s', async (address) => {
  const { headers } = await server.request(address);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('permissions-policy');
  expect(headers).not.toHaveProperty('cross-origin-opener-policy');
});

describe('an answer', () => {
  test('has an envelope and is not cached', async () => {
    const answer = await server.request('/v1/test/plain');
    expect(answer.json()).toEqual({ status: { success: true, code: 200, message: 'Well.', debug: '' }, data: 'plain' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('that may be cached is not sent twice', async () => {
    const first = await server.request('/v1/test/cached');
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const headers = { 'if-none-match': first.headers.etag };
    const second = await server.request('/v1/test/cached', { headers });
    expect([second.status, second.text]).toEqual([304, '']);
  });

  test.each([
    ['a list with the tag', (tag: string) => `"other", ${tag}, W/"another"`, 304],
    ['its strong form', (tag: string) => tag.replace('W/', ''), 304],
    ['any', () => '*', 304],
    ['other tags', () => '"other", W/"another"', 200],
  ])('that may be cached is compared with %s', async (_name, asked, status) => {
    const { headers } = await server.request('/v1/test/cached');
    const again = { 'if-none-match': asked(String(headers.etag)) };
    expect((await server.request('/v1/test/cached', { headers: again })).status).toBe(status);
  });

  test('that is equal for everybody is revalidated by a logged-in browser too, which alone stores it', async () => {
    const cookie = '__Host-holocade=x';
    const first = await server.request('/v1/test/cached', { cookie });
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
    const headers = { 'if-none-match': first.headers.etag };
    expect((await server.request('/v1/test/cached', { cookie, headers })).status).toBe(304);
  });

  test('that differs for players is cached for visitors only', async () => {
    const { headers } = await server.request('/v1/test/personal');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding, cookie',
    });
    const again = { 'if-none-match': headers.etag };
    expect((await server.request('/v1/test/personal', { headers: again })).status).toBe(304);
    const answer = await server.request('/v1/test/personal', { cookie: '__Host-holocade=x', headers: again });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' });
    expect(answer.headers.etag).toBeUndefined();
  });

  test('that violates its own contract is a bug', async () => {
    expect((await server.request('/v1/test/wrong')).status).toBe(500);
  });
});

describe('a private call', () => {
  const ask = (cookie?: string) => server.request('/v1/test/private', cookie === undefined ? {} : { cookie });

  test('answers 401 without a session', async () => {
    const answer = await ask();
    expect([answer.status, answer.setCookies]).toEqual([401, []]);
  });

  test('answers 419 for an unknown session and keeps its cookie, because a login may be newer than the answer', async () => {
    const answer = await ask('__Host-holocade=ended');
    expect([answer.status, answer.envelope().status.debug]).toEqual([419, 'err_session_expired']);
    expect(answer.setCookies).toEqual([]);
  });

  test('answers 419 for two session cookies and clears both, because one was injected', async () => {
    const answer = await ask('__Host-holocade=a; __Host-holocade=b');
    expect([answer.status, answer.envelope().status.debug]).toEqual([419, 'err_session_expired']);
    expect(answer.setCookies).toEqual([expect.stringMatching(/^__Host-holocade=; Max-Age=0/) as string]);
  });
});

describe('a transaction', () => {
  test('is rolled back without side effects if its answer violates the contract', async () => {
    expect((await post('wrong-after-writing')).status).toBe(500);
    expect([await rows('wrong'), done]).toEqual([0, []]);
  });

  test('commits before its side effects run, and answers once its messages to other servers are sent', async () => {
    const order: string[] = [];
    vi.spyOn(server.deps.realtime, 'sent').mockImplementationOnce(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push(...done, 'sent');
    });
    expect((await post('kept')).status).toBe(200);
    expect([...order, 'answered']).toEqual(['kept', 'sent', 'answered']);
    expect([await rows('kept'), done]).toEqual([1, ['kept']]);
  });

  test('is rolled back by a refusal', async () => {
    expect((await post('refused')).status).toBe(403);
    expect([await rows('refused'), done]).toEqual([0, []]);
  });
});

describe('a failure', () => {
  test('reports only the request id of its log line, and stores nothing', async () => {
    mayFail = 1;
    logged.length = 0;
    const answer = await post('broken');
    expect(answer.envelope().status).toMatchObject({ code: 500, debug: 'err_internal' });
    expect(answer.envelope().data).toEqual({ request: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
    expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { msg: 'request failed', reqId: (answer.envelope().data as { request: string }).request },
    ]);
    expect(answer.text).not.toContain('secret detail');
    expect([await rows('broken'), done]).toEqual([0, []]);
  });

  test('of the database answers with a Retry-After', async () => {
    mayFail = 1;
    const answer = await post('without-database');
    expect([answer.status, answer.envelope().status.debug]).toEqual([503, 'err_unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a limit', () => {
  test('counts each address separately, with a Retry-After', async () => {
    const ask = (ip: string) => server.request('/v1/test/limited', { ip });
    expect((await ask('192.0.2.1')).status).toBe(200);
    expect((await ask('192.0.2.1')).status).toBe(200);
    const refused = await ask('192.0.2.1');
    expect([refused.status, refused.envelope().status.debug]).toEqual([429, 'err_too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('192.0.2.2')).status).toBe(200);
  });

  test('counts an IPv6 network as one address', async () => {
    const ask = (ip: string) => server.request('/v1/test/limited', { ip });
    const answers = [await ask('2001:db8::1'), await ask('2001:db8::2'), await ask('2001:db8::3')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });
});
