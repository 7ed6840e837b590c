import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.close());

test('oidcEngine starts without writing to the console', async () => {
  const consoleSpies = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info'), vi.spyOn(console, 'error')];
  const host = new URL(server.deps.urls.idOrigin).host;
  const answer = await server.request('/google/.well-known/openid-configuration', { host });
  expect(answer.status).toBe(200);
  expect(consoleSpies.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
