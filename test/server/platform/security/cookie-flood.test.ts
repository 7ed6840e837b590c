import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../support/send-raw';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
afterAll(() => server.close());

const cookies = (count: number, size: number): string =>
  Array.from({ length: count }, (_, index) => `c${index}=${'x'.repeat(size)}`).join('; ');

describe('cookies that a game has planted', () => {
  test('20 of 3.9 KB cost one request, whose answer makes the browser drop them', async () => {
    const answer = await sendRaw(
      server.port,
      `GET / HTTP/1.1\r\nHost: holocade.localhost\r\nCookie: ${cookies(20, 3900)}\r\n\r\n`,
    );
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
});
