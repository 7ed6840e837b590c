import type { FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import type { CountedWindow, LimitCounts } from '../../../../server/platform/http/limit-counts.port';
import { countRequests, limiter } from '../../../../server/platform/http/limiter';
import { RefusalError } from '../../../../server/platform/http/refusal-error';

const NOON = Date.UTC(2026, 2, 1, 12);

function fixture(servers: number) {
  const state = { now: NOON + 20_000, total: 0 };
  const add = vi.fn(async (_window: CountedWindow, amount: number) => (state.total += amount));
  const limits: LimitCounts = { now: () => state.now, servers: () => servers, add };
  const limit = limiter({ limits }, 'test', { max: 2, windowSeconds: 60 });
  /** Returns the seconds to wait, or undefined if the request passes. */
  const ask = async (ip = '192.0.2.1'): Promise<number | undefined> => {
    const request = { ip } as FastifyRequest;
    try {
      await limit(request);
      return undefined;
    } catch (error) {
      return error instanceof RefusalError ? error.refusal.retryAfter : undefined;
    }
  };
  return { add, ask, limit, state };
}

test('limiter starts a window with the first request on a single server, and asks no counter', async () => {
  const { add, ask, state } = fixture(1);
  expect([await ask(), await ask(), await ask()]).toEqual([undefined, undefined, 60]);
  state.now += 59_999;
  expect(await ask()).toBe(1);
  state.now += 1;
  expect(await ask()).toBeUndefined();
  expect(add).not.toHaveBeenCalled();
});

test.each([1, 2])('countRequests passes and refuses requests on %i servers', async (servers) => {
  const app = Fastify();
  app.addHook('onRequest', countRequests(fixture(servers).limit));
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof RefusalError ? error.refusal.status : 500).send(),
  );
  app.get('/', () => 'passed');
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await app.inject('/')).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
});

test('limiter returns a promise only if the shared counter is asked', async () => {
  const request = { ip: '192.0.2.1' } as FastifyRequest;
  expect(fixture(1).limit(request)).toBeUndefined();
  const counted = fixture(2).limit(request);
  expect(counted).toBeInstanceOf(Promise);
  await counted;
});

test('limiter ends a window at the same moment on several servers', async () => {
  const { add, ask, state } = fixture(2);
  expect([await ask(), await ask(), await ask()]).toEqual([undefined, undefined, 40]);
  expect(add.mock.calls[0]?.[0].endsAt).toBe(NOON + 60_000);
  state.now = NOON + 60_000;
  state.total = 0;
  expect(await ask()).toBeUndefined();
});

test('limiter asks the counter no more in a window that is used up', async () => {
  const { add, ask } = fixture(2);
  for (let count = 0; count < 10; count += 1) await ask();
  expect(add).toHaveBeenCalledTimes(3);
});

test('limiter gives the counter a hash instead of the address', async () => {
  const { add, ask } = fixture(2);
  await ask('192.0.2.1');
  expect(add.mock.calls[0]?.[0].key).toMatch(/^test:[\da-f]{64}$/);
});

test('limiter forgets an address after five to ten thousand others', async () => {
  const { ask } = fixture(1);
  const address = (index: number) => `10.0.${String(index >> 8)}.${String(index & 255)}`;
  const askOthers = async (from: number, to: number) => {
    for (let index = from; index < to; index += 1) await ask(address(index));
  };
  for (const ip of [address(0), address(0), address(1), address(1)]) await ask(ip);
  await askOthers(2, 5001);
  expect(await ask(address(0))).toBe(60);
  await askOthers(5001, 10_000);
  expect(await ask(address(0))).toBe(60);
  expect(await ask(address(1))).toBeUndefined();
});
