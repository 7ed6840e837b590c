import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { route } from '../../../../server/platform/http/route';
import { defineCall } from '../../../../src/contract/define-call';
import { ok } from '../../../../src/domain/shared/result';
import type { TestServer, TestServerOptions } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const limited = route(
  defineCall({ method: 'GET', path: '/v1/test/limited', access: 'anyone', summary: 'A test.', data: z.string() }),
  async () => ok({ data: 'well' }),
  { limit: { max: 4, windowSeconds: 60 } },
);

async function withServer(options: TestServerOptions, run: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer({ demo: false, ...options });
  try {
    await run(server);
  } finally {
    await server.close();
  }
}

test('T33: limits an address to 300 calls of any kind in five minutes in production', () =>
  withServer({ environment: { NODE_ENV: 'production' }, maxDelayMs: 0 }, async (server) => {
    const ask = (ip: string) => server.request('/v1/nothing', { ip });
    for (let sent = 0; sent < 300; sent += 1) expect((await ask('192.0.2.3')).status).toBe(404);
    const refused = await ask('192.0.2.3');
    expect([refused.status, refused.envelope().status.debug]).toEqual([429, 'err_too_many_requests']);
    expect((await ask('192.0.2.4')).status).toBe(404);
  }));

test('limits a /48 in IPv6 to sixteen times the calls of an address', () =>
  withServer({ demo: false, routes: () => [limited] }, async (server) => {
    const statuses: number[] = [];
    for (let network = 0; network < 70; network += 1)
      statuses.push(
        (await server.request(limited.call.path, { ip: `2001:db8:1:${(network * 256).toString(16)}::1` })).status,
      );
    expect(statuses).toEqual([...Array<number>(64).fill(200), ...Array<number>(6).fill(429)]);
  }));

function blockEventLoop(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('an overloaded server refuses new work with a Retry-After, and is not ready', () =>
  withServer({ maxDelayMs: 20 }, async (server) => {
    const ask = () => {
      blockEventLoop(300);
      return server.request('/v1/openapi.json');
    };
    await expect.poll(async () => (await ask()).status, { interval: 1, timeout: 15_000 }).toBe(503);
    const refused = await ask();
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    blockEventLoop(300);
    const unready = await server.request('/readyz');
    expect([unready.status, unready.json()]).toEqual([503, { status: 'overloaded' }]);
    expect((await server.request('/healthz')).status).toBe(200);
  }));
