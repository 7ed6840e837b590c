import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountSummary } from '../../../../src/contract/account.contract';
import { dataOf } from '../../support/data-of';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const SUMMARY = '/v1/private/user/account/summary';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('GET account/summary returns the names and coins of the logged-in player', async () => {
  const answer = await server.request(SUMMARY, { cookie: await signIn(server, 'nova') });
  expect(dataOf(accountSummary, answer)).toEqual({ username: 'nova', alias: 'Nova', coins: 40 });
  expect((await server.request(SUMMARY)).status).toBe(401);
});
