import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { listenAsPlayer } from '../../support/listen-as-player';
import { mailsTo, secretsIn } from '../../support/mails-to';
import { next } from '../../support/open-socket';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const LOGOUT = '/v1/private/user/auth/logout';
const CHANGE = '/v1/private/user/account/password';
const STATUS = '/v1/public/user/auth/status';
const NEW = 'Other-hill8-kite';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.close());

async function signedIn(username: string, count: number): Promise<readonly TestBrowser[]> {
  await addPlayer(server, username);
  const made = Array.from({ length: count }, () => new TestBrowser(server));
  for (const browser of made) await browser.login(username, PASSWORD);
  expect(await statusesOf(made)).toEqual(made.map(() => 200));
  return made;
}

const statusesOf = (made: readonly TestBrowser[]) => Promise.all(made.map((browser) => browser.status()));

const listening = (browser: TestBrowser) => listenAsPlayer(server, browser.cookie);

async function resetSecret(username: string): Promise<string> {
  const email = `${username}@mail.test`;
  await new TestBrowser(server).send('/v1/public/user/auth/password/send-reset-mail', { body: { email } });
  const secret = async () => secretsIn('reset-password', (await mailsTo(server, email)).at(-1))[0];
  await expect.poll(secret).toBeDefined();
  return (await secret()) ?? '';
}

const change = (browser: TestBrowser | undefined, fields: object = {}) =>
  browser?.send(CHANGE, {
    method: 'PUT',
    body: { password: PASSWORD, new_password: NEW, new_password_confirmation: NEW, ...fields },
  });

describe('sessions', () => {
  test('T36: a login and a logout invalidate the previous session id', async () => {
    const [browser] = await signedIn('vega', 1);
    const before = browser?.cookie ?? '';
    await browser?.login('vega', PASSWORD);
    const after = browser?.cookie ?? '';
    expect((await server.request(STATUS, { cookie: before })).status).toBe(401);
    expect((await server.request(STATUS, { cookie: after })).status).toBe(200);
    await browser?.send(LOGOUT, { method: 'POST', body: {} });
    expect((await server.request(STATUS, { cookie: after })).status).toBe(401);
  });

  test('T36: a password reset ends all three sessions and their sockets', async () => {
    const three = await signedIn('mira', 3);
    const sockets = await Promise.all(three.map(listening));
    const disconnected = Promise.all(sockets.map((socket) => next(socket, 'disconnect')));
    const body = {
      password: NEW,
      password_confirmation: NEW,
      token: await resetSecret('mira'),
      email: 'mira@mail.test',
    };
    const answer = await new TestBrowser(server).send('/v1/public/user/auth/password/reset', { body });
    expect(answer.status).toBe(200);
    expect(await statusesOf(three)).toEqual([401, 401, 401]);
    expect(await disconnected).toEqual(['io server disconnect', 'io server disconnect', 'io server disconnect']);
  });

  test('T36: a password change ends the other two sessions and their sockets and invalidates the old password', async () => {
    const three = await signedIn('orion', 3);
    const [own, ...others] = three;
    const disconnected = Promise.all(
      (await Promise.all(others.map(listening))).map((socket) => next(socket, 'disconnect')),
    );
    expect((await change(own))?.status).toBe(200);
    expect(await statusesOf(three)).toEqual([200, 401, 401]);
    expect(await disconnected).toHaveLength(2);
    expect((await new TestBrowser(server).login('orion', PASSWORD)).status).toBe(401);
    expect((await new TestBrowser(server).login('orion', NEW)).status).toBe(200);
    expect((await mailsTo(server, 'orion@mail.test')).map(({ subject }) => subject)).toContain(
      'Your password was changed',
    );
  });

  test('T36: a password change renews the current session id, invalidates the stolen one and closes its socket', async () => {
    const [own] = await signedIn('tycho', 1);
    if (!own) throw new Error('A browser is needed.');
    const stolen = own.cookie;
    const disconnected = next(await listening(own), 'disconnect');
    const { setCookies } = (await change(own)) ?? {};
    expect(setCookies).toContainEqual(expect.stringMatching(/^__Host-holocade=[^;]{43}; Max-Age=1555\d{4};/));
    expect(await disconnected).toBe('io server disconnect');
    expect((await server.request(STATUS, { cookie: stolen })).status).toBe(401);
    expect(await own.status()).toBe(200);
    expect((await listening(own)).connected).toBe(true);
  });

  test('T36: logging out everywhere else ends the other sessions and their sockets', async () => {
    const three = await signedIn('nova', 3);
    const [own, ...others] = three;
    const disconnected = Promise.all(
      (await Promise.all(others.map(listening))).map((socket) => next(socket, 'disconnect')),
    );
    expect((await own?.send('/v1/private/user/account/sessions', { method: 'DELETE' }))?.status).toBe(200);
    expect(await disconnected).toHaveLength(2);
    expect(await statusesOf(three)).toEqual([200, 401, 401]);
  });

  test('T37: a logout closes the socket of the browser', async () => {
    const [browser] = await signedIn('lyra', 1);
    if (!browser) throw new Error('A browser is needed.');
    const disconnected = next(await listening(browser), 'disconnect');
    await browser.send(LOGOUT, { method: 'POST', body: {} });
    expect(await disconnected).toBe('io server disconnect');
  });
});

describe('PUT account/password', () => {
  test('refuses a wrong old password, a weak new password and a wrong confirmation with field errors', async () => {
    const [browser] = await signedIn('nash', 1);
    const fieldOf = async (fields: object) => {
      const answer = await change(browser, fields);
      const data = answer?.envelope().data as { readonly errors: object } | undefined;
      return [answer?.status, Object.keys(data?.errors ?? {})];
    };
    expect(await fieldOf({ password: 'Wrong!pass1' })).toEqual([422, ['password']]);
    expect(await fieldOf({ password: undefined })).toEqual([422, ['password']]);
    expect(await fieldOf({ new_password: PASSWORD, new_password_confirmation: PASSWORD })).toEqual([
      422,
      ['new_password'],
    ]);
    expect(await fieldOf({ new_password: 'Password1!', new_password_confirmation: 'Password1!' })).toEqual([
      422,
      ['new_password'],
    ]);
    expect(await fieldOf({ new_password_confirmation: PASSWORD })).toEqual([422, ['new_password_confirmation']]);
    expect((await new TestBrowser(server).login('nash', PASSWORD)).status).toBe(200);
  });

  test('T33: allows ten wrong passwords at a player’s browser', async () => {
    const [browser] = await signedIn('petra', 1);
    const statuses: (number | undefined)[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await change(browser, { password: 'Wrong!pass1' }))?.status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect((await change(browser))?.status).toBe(429);
  });

  test('sets the first password of an account from a fresh session', async () => {
    const [browser] = await signedIn('rhea', 1);
    await server.deps.database.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.username, 'rhea'));
    expect((await new TestBrowser(server).login('rhea', PASSWORD)).status).toBe(401);
    expect((await change(browser, { password: undefined }))?.status).toBe(200);
    expect((await new TestBrowser(server).login('rhea', NEW)).status).toBe(200);
  });
});
