import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRegister, authStatus } from '../../../../src/contract/account.contract';
import { wireFieldErrors } from '../../../../src/contract/envelope';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { dataOf } from '../../support/data-of';
import type { Answer } from '../../support/http-client';
import { mailsTo, secretsIn } from '../../support/mails-to';
import { sessionCookie } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const REGISTER = '/v1/public/user/auth/register';
const PASSWORD = 'Quiet-lake7-boat';
let server: TestServer;
let counter = 0;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

function register(fields: Readonly<Record<string, unknown>> = {}, cookie?: string): Promise<Answer> {
  counter += 1;
  const body = {
    email: `player${counter}@example.org`,
    username: `player-${counter}`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...fields,
  };
  return server.request(REGISTER, { body, ...(cookie === undefined ? {} : { cookie }) });
}

const errorsOf = (answer: Answer) => wireFieldErrors.parse(answer.envelope().data).errors;

describe('POST auth/register', () => {
  test('creates an account without coins and signs it in', async () => {
    const answer = await register({ username: 'Vega_1' });
    const { account } = dataOf(authRegister, answer);
    expect(account).toMatchObject({ username: 'Vega_1', alias: null, balance: 0, premium: null, provider: 'password' });
    const status = await server.request('/v1/public/user/auth/status', { cookie: sessionCookie(answer) ?? '' });
    expect(dataOf(authStatus, status).account.username).toBe('Vega_1');
  });

  test('returns messages for each refused field', async () => {
    const answer = await register({
      email: 'nobody',
      username: 'a b',
      password: 'short',
      password_confirmation: 'other',
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(errorsOf(answer)).sort()).toEqual(['email', 'password', 'password_confirmation', 'username']);
    expect(errorsOf(answer)['password_confirmation']).toEqual([
      'The password confirmation does not match the entered password. Please check your inputs.',
    ]);
    expect(answer.envelope().status.debug).toBe('err_validation');
    expect(answer.setCookies.filter((cookie) => cookie.startsWith('__Host-'))).toEqual([]);
  });

  test.each(['Password1!', 'Holocade1!', 'HOLOCADE!1', 'Qwerty123!', 'P@ssw0rd123!', '1qaz@WSX', 'Welcome2024!'])(
    'T35: refuses the common password %s',
    async (password) => {
      const answer = await register({ password, password_confirmation: password });
      expect(Object.keys(errorsOf(answer))).toEqual(['password']);
    },
  );

  test('refuses a taken name in any letter case', async () => {
    const answer = await register({ username: 'NOVA' });
    expect(errorsOf(answer)).toEqual({ username: ['This username is already taken.'] });
  });

  test('emails a verification link to an address that no account has verified', async () => {
    await register({ username: 'fresh', email: 'fresh@mail.test' });
    const [mail, ...more] = await mailsTo(server, 'fresh@mail.test');
    expect([mail?.kind, more.length]).toEqual(['verify-email', 0]);
    expect(mail?.text).toContain('Hello fresh,');
    expect(secretsIn('verify-email', mail)).toHaveLength(1);
  });

  test('T34: answers the same for a verified address and notifies only its owner', async () => {
    const unknown = await register({ username: 'newcomer1', email: 'newcomer@mail.test' });
    const known = await register({ username: 'newcomer2', email: 'Nova@holocade.example' });
    const shape = (answer: Answer) => {
      const { status, data } = answer.envelope();
      const { account, ...rest } = dataOf(authRegister, answer);
      return { status, rest, keys: Object.keys(account), data: typeof data, cookies: answer.setCookies.length };
    };
    expect(shape(known)).toEqual(shape(unknown));
    const [mail, ...more] = await mailsTo(server, 'nova@holocade.example');
    expect([mail?.kind, more.length]).toEqual(['already-registered', 0]);
    expect(mail?.text).toContain('its username is “nova”');
    expect(mail?.text).not.toContain('newcomer2');
    expect(secretsIn('verify-email', mail)).toEqual([]);
    expect(await mailsTo(server, 'Nova@holocade.example')).toEqual([]);
  });

  test('a shared address logs in to the verified or the newest unverified account, depending on the password', async () => {
    const other = 'Other-hill8-kite';
    const byAddress = async (login: string, password = PASSWORD) => {
      const answer = await server.request('/v1/public/user/auth/login', { body: { login, password, remember: true } });
      return dataOf(authRegister, answer).account.username;
    };
    await register({ username: 'elder', email: 'shared@mail.test' });
    await register({ username: 'younger', email: 'shared@mail.test' });
    expect(await byAddress('shared@mail.test')).toBe('younger');
    await server.deps.database.db
      .update(accounts)
      .set({ emailVerifiedAt: server.deps.clock.now() })
      .where(eq(accounts.username, 'younger'));
    expect(await byAddress('Shared@mail.test')).toBe('younger');
    await register({
      username: 'youngest',
      email: 'shared@mail.test',
      password: other,
      password_confirmation: other,
    });
    expect(await byAddress('shared@mail.test')).toBe('younger');
    expect(await byAddress('shared@mail.test', other)).toBe('youngest');
  });

  test('T33: sends at most three emails an hour to one address, for any number of registrations', async () => {
    const answers = [];
    for (let count = 1; count <= 5; count += 1)
      answers.push(await register({ username: `bomber-${count}`, email: 'victim@mail.test' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await mailsTo(server, 'victim@mail.test')).toHaveLength(3);
  });

  test.each([
    'a@b\r\nBcc: everybody@mail.test',
    'a@mail.test\r\nBcc: b@mail.test',
    'a@mail.test\n',
    '"a\r\n"@mail.test',
  ])('T41: refuses the address %j', async (email) => {
    const answer = await register({ email });
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['email']]);
  });

  test('refuses unknown fields, such as a balance', async () => {
    expect((await register({ balance: 1000 })).status).toBe(422);
    expect((await register({ __proto__x: {} })).status).toBe(422);
  });

  test('gives a name to exactly one of fifty concurrent registrations', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => register({ username: 'Contested' })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(49);
    const rows = await server.deps.database.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.usernameKey, 'contested')));
    expect(rows).toHaveLength(1);
  });
});

describe('POST auth/register in production', () => {
  let strict: TestServer;

  beforeAll(async () => {
    strict = await startTestServer({
      demo: false,
      environment: { NODE_ENV: 'production', HOLOCADE_SCHEME: 'http', HOLOCADE_DEMO: '0' },
    });
  });

  afterAll(() => strict.close());

  const attempt = (name: string, email: string, password = 'Quiet-lake7') =>
    strict.request(REGISTER, { body: { email, username: name, password, password_confirmation: password } });

  test('refuses the sixth account in an hour, for known and unknown addresses, and does not count invalid forms', async () => {
    for (let count = 0; count < 6; count += 1) expect((await attempt('', '', '')).status).toBe(422);
    const statuses: number[] = [];
    for (const name of ['first', 'second', 'third']) statuses.push((await attempt(name, `${name}@mail.test`)).status);
    statuses.push((await attempt('first', 'other@mail.test')).status);
    for (const name of ['fourth', 'fifth', 'sixth']) statuses.push((await attempt(name, 'first@mail.test')).status);
    expect(statuses).toEqual([200, 200, 200, 422, 200, 200, 429]);
  });
});
