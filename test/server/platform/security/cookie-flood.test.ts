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

describe('clearFloodedCookies', () => {
  test('clears 20 cookies of 3.9 KB after one failed request', async () => {
    const answer = await sendRaw(
      server.port,
      `GET / HTTP/1.1\r\nHost: holocade.localhost\r\nCookie: ${cookies(20, 3900)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('Clear-Site-Data: "cookies"');
  });

  test('clears more than 60 cookies without a failed request', async () => {
    const answer = await server.request('/v1/openapi.json', { cookie: cookies(61, 1) });
    expect(answer.status).toBe(200);
    expect(answer.headers['clear-site-data']).toBe('"cookies"');
  });

  test('leaves 60 cookies unchanged', async () => {
    const answer = await server.request('/v1/openapi.json', { cookie: cookies(60, 1) });
    expect(answer.headers['clear-site-data']).toBeUndefined();
  });
});
