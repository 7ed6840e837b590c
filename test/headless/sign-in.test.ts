import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../server/support/test-server';
import { startTestServer } from '../server/support/test-server';
import { createClient } from './create-client';
import { freePort } from '../server/support/free-port';
import { signIn } from './sign-in';
import { taken } from './taken';

const PASSWORD = 'Quiet-lake7-boat';
let server: TestServer;

beforeAll(async () => {
  const port = await freePort();
  server = await startTestServer({ demo: false, port, environment: { PORT: String(port) } });
});
afterAll(() => server.close());

const newClient = () => createClient(new URL(server.origin), { warn: () => undefined });
type Client = ReturnType<typeof newClient>;

const whoIs = async (client: Client) => {
  await client.restoreSession.execute();
  return client.session.current.user?.username;
};

test('headless client signs up, enables two-factor login, logs out and logs in with the second factor', async () => {
  const first = newClient();
  const form = { email: 'vega@mail.test', username: 'vega', password: PASSWORD, password_confirmation: PASSWORD };
  taken('register', await first.register.execute(form));
  expect(await whoIs(first)).toBe('vega');
  const { secret } = taken('begin', await first.twoFactor.begin({ password: PASSWORD }));
  const [recovery] = taken('confirm', await first.twoFactor.confirm(generateSync({ secret })));
  taken('log out', await first.logOut.execute());
  expect(await whoIs(first)).toBeUndefined();

  const second = newClient();
  const credentials = { login: 'vega', password: PASSWORD };
  await expect(signIn(second, credentials)).rejects.toThrow('err_two_factor');
  await expect(signIn(second, { ...credentials, code: '000000' })).rejects.toThrow('err_two_factor_code');
  expect(await whoIs(second)).toBeUndefined();
  expect((await signIn(second, { ...credentials, code: recovery })).username).toBe('vega');
  expect(await whoIs(second)).toBe('vega');
  taken('log out', await second.logOut.execute());
  expect(await whoIs(second)).toBeUndefined();
});
