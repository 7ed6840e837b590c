import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const clock = new FakeServerClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false, clock });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

describe('health', () => {
  test('is ready while the database answers', async () => {
    const answer = await server.request('/readyz');
    expect([answer.status, answer.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('is not ready if the database fails, or has not answered for four seconds', async () => {
    const ping = vi.spyOn(server.deps.database, 'ping').mockResolvedValue(false);
    const failed = await server.request('/readyz');
    expect([failed.status, failed.json()]).toEqual([503, { status: 'no database' }]);
    ping.mockReturnValue(new Promise(() => {}));
    const silent = Promise.all([server.request('/readyz'), server.request('/readyz')]);
    await vi.waitFor(() => expect(ping).toHaveBeenCalledTimes(2));
    clock.advance(4000);
    expect((await silent).map((answer) => answer.status)).toEqual([503, 503]);
    ping.mockResolvedValue(true);
    expect((await server.request('/readyz')).status).toBe(200);
  });

  test('is not ready if the shutdown begins while the database is asked', async () => {
    let answer = (_: boolean): void => {};
    const ping = vi.spyOn(server.deps.database, 'ping').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const asked = server.request('/readyz');
    await vi.waitFor(() => expect(ping).toHaveBeenCalled());
    server.lifecycle.leave();
    answer(true);
    expect((await asked).json()).toEqual({ status: 'leaving' });
  });

  test('still answers calls while it leaves its proxy', async () => {
    expect(server.lifecycle.state).toBe('leaving');
    const served = await server.request('/v1/public/global/home');
    expect([served.status, served.headers.connection]).toEqual([200, 'close']);
  });

  test('reports draining, and refuses new work with a Retry-After', async () => {
    server.lifecycle.drain();
    expect((await server.request('/healthz')).status).toBe(200);
    const answer = await server.request('/readyz');
    expect([answer.status, answer.json()]).toEqual([503, { status: 'draining' }]);
    const refused = await server.request('/v1/public/global/home');
    expect([refused.status, refused.envelope().status.debug]).toEqual([503, 'err_unavailable']);
    expect(refused.headers['retry-after']).toBe('5');
  });
});
