import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
afterAll(() => server.close());

describe('health', () => {
  test('is ready while the database answers', async () => {
    const answer = await server.request('/readyz');
    expect([answer.status, answer.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('reports draining, and refuses new work with a Retry-After', async () => {
    server.lifecycle.drain();
    server.lifecycle.ready();
    expect((await server.request('/healthz')).status).toBe(200);
    const answer = await server.request('/readyz');
    expect([answer.status, answer.json()]).toEqual([503, { status: 'draining' }]);
    const refused = await server.request('/v1/public/global/home');
    expect([refused.status, refused.envelope().status.debug]).toEqual([503, 'err_unavailable']);
    expect(refused.headers['retry-after']).toBe('5');
  });
});
