import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchTransport } from '../../../src/adapters/http/fetch-transport';

const closing: (() => void)[] = [];

async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer ?? (() => undefined));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

describe('fetchTransport', () => {
  test('sends method, headers and body, and returns status, text and Retry-After', async () => {
    const origin = await serve((request, response) => {
      response
        .writeHead(429, { 'Retry-After': '7' })
        .end(`${String(request.method)} ${String(request.headers['accept'])}`);
    });
    const reply = await fetchTransport(origin)('/v1/x', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: '{}',
    });
    expect(reply).toEqual({ status: 429, body: 'POST application/json', retryAfter: '7' });
  });

  test('rejects when the caller aborts', async () => {
    const origin = await serve(() => undefined);
    const abort = new AbortController();
    const reply = fetchTransport(origin)('/v1/x', { method: 'GET', headers: {}, signal: abort.signal });
    abort.abort();
    await expect(reply).rejects.toThrow();
  });

  test('passes keepalive for requests that must outlive the page', async () => {
    const sent: unknown[] = [];
    const transport = fetchTransport('http://api.test', (_, init) => {
      sent.push(init?.keepalive);
      return Promise.resolve(new Response('{}'));
    });
    await transport('/v1/x', { method: 'PUT', headers: {}, keepalive: true });
    await transport('/v1/x', { method: 'PUT', headers: {} });
    expect(sent).toEqual([true, undefined]);
  });

  test('rejects when no server listens', async () => {
    await expect(fetchTransport('http://127.0.0.1:1')('/', { method: 'GET', headers: {} })).rejects.toThrow();
  });
});
