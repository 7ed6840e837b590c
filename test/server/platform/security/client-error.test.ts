import { createHash } from 'node:crypto';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerClientError } from '../../../../server/platform/security/client-error';
import { sendRaw } from '../../support/send-raw';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
afterAll(() => server.close());

const ask = (address: string, cookie = '') =>
  sendRaw(server.port, `GET ${address} HTTP/1.1\r\nHost: holocade.localhost\r\nCookie: ${cookie}\r\n\r\n`);

const FLOOD = Array.from({ length: 20 }, (_, index) => `c${String(index)}=${'v'.repeat(3900)}`).join('; ');
const DROPS_COOKIES = /^HTTP\/1\.1 431 [^]*Clear-Site-Data: "cookies"\r\n/;

function answerTo(code: string): string {
  const socket = new Socket();
  const said: string[] = [];
  Object.defineProperty(socket, 'writable', { value: true });
  socket.end = (text?: unknown) => (said.push(String(text)), socket);
  answerClientError(Object.assign(new Error('unreadable'), { code }), socket);
  return said.join('');
}

describe('answerClientError', () => {
  test('answers ten thousand emoji in the address with a page, and clears no cookies', async () => {
    const answer = await ask(`/search?query=${'%F0%9F%A6%84'.repeat(10_000)}`, 'holocade=1');
    expect(answer).toMatch(/^HTTP\/1\.1 414 URI Too Long\r\n/);
    expect(answer).not.toContain('Clear-Site-Data');
    expect(answer).toContain('<h1>Address Too Long</h1>');
    expect(answer).toContain('<a href="/">Back to Holocade</a>');
    const style = /<style>([^<]*)<\/style>/.exec(answer)?.[1] ?? '';
    expect(answer).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(Number(/Content-Length: (\d+)/.exec(answer)?.[1])).toBe(
      Buffer.byteLength(answer.split('\r\n\r\n')[1] ?? ''),
    );
  });

  test('answers 400 to a request that is not HTTP, and closes', async () => {
    expect(await sendRaw(server.port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('answers 408 to a request that arrives too slowly', () => {
    expect(answerTo('ERR_HTTP_REQUEST_TIMEOUT')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  test('clears twenty cookies of 3.9 KB', async () => {
    expect(await ask('/', FLOOD)).toMatch(DROPS_COOKIES);
  });

  test('clears no cookies if nothing is known about the request', () => {
    const answer = answerTo('HPE_HEADER_OVERFLOW');
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).not.toContain('Clear-Site-Data');
  });
});
