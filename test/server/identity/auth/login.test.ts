import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { authLogin, authStatus } from '../../../../src/contract/account.contract';
import { accounts, sessions } from '../../../../server/platform/database/schema/accounts';
import { dataOf } from '../../support/data-of';
import { sessionCookie, signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const LOGIN = '/v1/public/user/auth/login';
const STATUS = '/v1/public/user/auth/status';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const login = (body: object, options: { cookie?: string; ip?: string } = {}) =>
  server.request(LOGIN, { body: { remember: true, password: 'Holocade!1', login: 'nova', ...body }, ...options });

describe('POST auth/login', () => {
  test('returns the account with its settings and starts a session that auth/status accepts', async () => {
    const answer = await login({});
    const { account, settings } = dataOf(authLogin, answer);
    expect(account).toMatchObject({
      username: 'nova',
      alias: 'Nova',
      balance: 40,
      premium: null,
      provider: 'password',
    });
    expect(settings.community.toast_notifications).toBe(true);
    const status = await server.request(STATUS, { cookie: sessionCookie(answer) ?? '' });
    expect(dataOf(authStatus, status).account).toMatchObject({ id: account.id, provider: 'password' });
  });

  test('accepts an email address or a username in any letter case', async () => {
    expect((await login({ login: 'NOVA@holocade.EXAMPLE' })).status).toBe(200);
    expect((await login({ login: 'NoVa' })).status).toBe(200);
  });

  test('logs in an operator account with a reserved username', async () => {
    const { db } = server.deps.database;
    await db.update(accounts).set({ usernameKey: 'support' }).where(eq(accounts.usernameKey, 'nova'));
    try {
      expect((await login({ login: 'support' })).status).toBe(200);
    } finally {
      await db.update(accounts).set({ usernameKey: 'nova' }).where(eq(accounts.usernameKey, 'support'));
    }
  });

  test('never returns the email address or the password hash', async () => {
    const { text } = await login({});
    expect(text).not.toContain('holocade.example');
    expect(text).not.toContain('argon2');
  });

  test('T34: answers an unknown name and a wrong password with the same body', async () => {
    const wrong = await login({ password: 'Wrong!pass1' });
    const unknown = await login({ login: 'nobody-here', password: 'Wrong!pass1' });
    expect(wrong.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
    expect(wrong.envelope().status).toMatchObject({
      debug: 'err_credentials',
      message: 'The login or password you entered is incorrect.',
    });
    expect(wrong.setCookies.filter((cookie) => cookie.startsWith('__Host-'))).toEqual([]);
  });

  test.each([
    "nova' or '1'='1",
    'nova"; drop table accounts; --',
    'nova\u0000',
    '%',
    '{"$gt":""}',
    '../../etc/passwd',
    "nova@x.y' or 1=1 --",
  ])('treats %j as an unknown name', async (name) => {
    expect((await login({ login: name })).status).toBe(401);
    expect((await login({ password: name })).status).toBe(401);
  });

  test('refuses an unknown field, a missing field and a field of another type', async () => {
    expect((await login({ admin: true })).status).toBe(422);
    expect((await login({ remember: 'yes' })).status).toBe(422);
    expect((await login({ login: { $gt: '' } })).status).toBe(422);
    expect((await login({ password: '' })).status).toBe(422);
  });

  test('T36: starts a new session and ends the previous one', async () => {
    const first = await signIn(server, 'nova');
    const answer = await login({}, { cookie: first });
    const second = sessionCookie(answer) ?? '';
    expect(second).not.toBe(first);
    expect((await server.request(STATUS, { cookie: first })).status).toBe(401);
    expect((await server.request(STATUS, { cookie: second })).status).toBe(200);
  });

  test('T36: never adopts a session id from the browser', async () => {
    const planted = `__Host-holocade=${'A'.repeat(43)}`;
    const answer = await login({}, { cookie: planted });
    expect(sessionCookie(answer)).not.toBe(planted);
    expect((await server.request(STATUS, { cookie: planted })).status).toBe(401);
  });

  test('T35: stores only a hash of the session secret and an Argon2id hash of the password', async () => {
    const secret = (await signIn(server, 'nova')).split('=')[1] ?? '';
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const rows = await server.deps.database.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const [nova] = await server.deps.database.db.select().from(accounts).where(eq(accounts.username, 'nova'));
    expect(nova?.passwordHash?.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')).toBe(true);
  });

  test('T35: replaces a hash with outdated parameters only after a correct password', async () => {
    const { db } = server.deps.database;
    const hashOf = async () => {
      const [orion] = await db.select().from(accounts).where(eq(accounts.username, 'orion'));
      return orion?.passwordHash;
    };
    const before = await hashOf();
    const old = await hash('Holocade!1', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await db.update(accounts).set({ passwordHash: old }).where(eq(accounts.username, 'orion'));
    expect((await login({ login: 'orion', password: 'Wrong!pass1' })).status).toBe(401);
    expect(await hashOf()).toBe(old);
    expect((await login({ login: 'orion' })).status).toBe(200);
    expect((await hashOf())?.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')).toBe(true);
    expect(await hashOf()).not.toBe(before);
    expect((await login({ login: 'orion' })).status).toBe(200);
  });

  test('sets a cookie that ends with the browser unless the player wants to be remembered', async () => {
    const cookieOf = async (remember: boolean) =>
      (await login({ remember })).setCookies.find((cookie) => cookie.startsWith('__Host-holocade=')) ?? '';
    expect(await cookieOf(true)).toMatch(/Max-Age=\d+/);
    expect(await cookieOf(false)).not.toMatch(/Max-Age|Expires/);
  });
});
