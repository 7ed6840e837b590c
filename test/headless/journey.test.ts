import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../server/support/test-server';
import { startTestServer } from '../server/support/test-server';
import { freePort } from './free-port';
import { createClient } from './create-client';
import { journey } from './journey';

let server: TestServer;

beforeAll(async () => {
  const port = await freePort();
  server = await startTestServer({ port, environment: { PORT: String(port) } });
});
afterAll(() => server.close());

test('a player signs in, browses, reads, plays and earns a badge without a browser', async () => {
  const warnings: string[] = [];
  const client = createClient(new URL(server.origin), { warn: (message) => warnings.push(message) });
  const report = await journey(client, { login: 'nova', password: 'Holocade!1' });
  expect(report).toEqual([
    'came as a visitor',
    'signed in as nova',
    expect.stringMatching(/^read [a-z-]+$/),
    expect.stringMatching(/^saw [1-9]\d* games$/),
    expect.stringMatching(/^played [a-z-]+ as nova$/),
    expect.stringMatching(/^earned [a-z-]+ and heard of .+$/),
    expect.stringMatching(/^last played [a-z-]+$/),
    'signed out',
  ]);
  expect(warnings).toEqual([]);
  expect(client.session.current.user).toBeUndefined();
});
