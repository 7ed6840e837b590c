import { Socket, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerClientError } from '../../../server/security/cookie-flood';
import type { TestServer } from '../support/test-server';
import { startTestServer } from '../support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
afterAll(() => server.close());

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const cookies = (count: number, size: number): string =>
  Array.from({ length: count }, (_, index) => `c${index}=${'x'.repeat(size)}`).join('; ');

describe('cookies that a game has planted', () => {
  test('20 of 3.9 KB cost one request, whose answer makes the browser drop them', async () => {
    const answer = await raw(`GET / HTTP/1.1\r\nHost: holocade.localhost\r\nCookie: ${cookies(20, 3900)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('Clear-Site-Data: "cookies"');
  });

  test('more than 60 are dropped as well, without a failed request', async () => {
    const answer = await server.request('/v1/openapi.json', { cookie: cookies(61, 1) });
    expect(answer.status).toBe(200);
    expect(answer.headers['clear-site-data']).toBe('"cookies"');
  });

  test('60 are left alone', async () => {
    const answer = await server.request('/v1/openapi.json', { cookie: cookies(60, 1) });
    expect(answer.headers['clear-site-data']).toBeUndefined();
  });

  test('what is no HTTP at all is answered 400 and closed', async () => {
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('a request that comes too slowly is answered 408', () => {
    const socket = new Socket();
    const said: string[] = [];
    Object.defineProperty(socket, 'writable', { value: true });
    socket.end = (text?: unknown) => (said.push(String(text)), socket);
    answerClientError(Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
    expect(said).toEqual([expect.stringMatching(/^HTTP\/1\.1 408 Request Timeout\r\n/)]);
  });
});
