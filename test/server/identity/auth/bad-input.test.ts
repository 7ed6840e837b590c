import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Attempts } from '../../../../server/identity/auth/attempts/attempts';
import { authRoutes } from '../../../../server/identity/auth/auth.routes';
import { PasswordHasher } from '../../../../server/identity/auth/guards';
import { passwordRoutes, writeResetMail } from '../../../../server/identity/password/password.routes';
import { accounts, sessions } from '../../../../server/platform/database/schema/accounts';
import { wireFieldErrors } from '../../../../src/contract/envelope';
import { addPlayer, PASSWORD } from '../../support/add-player';
import type { Answer } from '../../support/http-client';
import { mailsTo, secretsIn } from '../../support/mails-to';
import { sessionCookie } from '../../support/session-cookie';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PUBLIC = '/v1/public/user';
const REGISTER = `${PUBLIC}/auth/register`;
const LOGIN = `${PUBLIC}/auth/login`;
const MEGABYTE = 1024 * 1024;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
  await addPlayer(server, 'nova');
});

afterAll(() => server.close());

const formOf = (username: string, password = PASSWORD) => ({
  username,
  email: `${username}@mail.test`,
  password,
  password_confirmation: password,
});

const post = (path: string, body: object): Promise<Answer> => server.request(path, { body });
const errorsOf = (answer: Answer) => wireFieldErrors.parse(answer.envelope().data).errors;
const accountsCalled = (username: string) =>
  server.deps.database.db.select().from(accounts).where(eq(accounts.usernameKey, username.toLowerCase()));

describe('a username that imitates another', () => {
  test.each([
    ['with a Cyrillic o', 'n\u043eva'],
    ['with a Greek o', 'n\u03bfva'],
    ['in full width', '\uff4e\uff4f\uff56\uff41'],
    ['in mathematical letters', '\u{1d427}\u{1d428}\u{1d42f}\u{1d41a}'],
    ['with a sign of no width', 'no\u200bva'],
    ['that is turned around', '\u202eavon'],
    ['with a mark on a letter', 'nova\u0301'],
    ['with a space at its end', 'nova '],
    ['with a line break', 'nova\n'],
    ['with a null', 'nova\u0000'],
  ])('is refused %s', async (_how, username) => {
    const check = await post(`${PUBLIC}/account/validate/username`, { username });
    const answer = await post(REGISTER, { ...formOf('other'), username });
    expect([check.status, answer.status, Object.keys(errorsOf(answer))]).toEqual([422, 422, ['username']]);
  });

  test.each(['admin', 'Support', 'HOLOCADE', 'HoIocade', 'adm1n', '_support_', 'm0derator', 'staff', 'api'])(
    'is refused as a reserved or look-alike name: %s',
    async (username) => {
      const answer = await post(REGISTER, formOf(username));
      expect([answer.status, errorsOf(answer)]).toEqual([422, { username: ['This username cannot be used.'] }]);
    },
  );
});

describe('a password that is too long', () => {
  const forms = (password: string): Readonly<Record<string, object>> => ({
    [LOGIN]: { login: 'nova', password, remember: true },
    [REGISTER]: formOf('long', password),
    [`${PUBLIC}/account/validate/password`]: { password },
    [`${PUBLIC}/auth/password/reset`]: {
      token: 'A'.repeat(43),
      email: 'nova@mail.test',
      password,
      password_confirmation: password,
    },
  });

  test.each([10 * MEGABYTE, MEGABYTE, 200_000])(
    'is refused with 413 without reading a body of %i bytes',
    async (size) => {
      const body = JSON.stringify({ login: 'nova', password: 'a1!'.repeat(size / 3), remember: true });
      // The connection may close while the client still sends. The request must not be processed in either case.
      const statuses = await Promise.all(
        Object.keys(forms('')).map((path) =>
          server.request(path, { body }).then(
            ({ status }) => status,
            (error: { readonly code?: string }) => error.code,
          ),
        ),
      );
      for (const status of statuses) expect([413, 'EPIPE', 'ECONNRESET']).toContain(status);
      expect((await new TestBrowser(server).login('nova', PASSWORD)).status).toBe(200);
    },
  );

  test.each([129, 1000, 1001, 30_000])('is refused with %i characters, also by the login', async (length) => {
    for (const [path, body] of Object.entries(forms(`a1!${'x'.repeat(length - 3)}`))) {
      const answer = await post(path, body);
      expect([path, answer.status]).toEqual([path, path === LOGIN && length <= 1000 ? 401 : 422]);
    }
  });
});

describe('concurrent submissions of a form', () => {
  test('create one account and refuse the second with a taken name', async () => {
    const form = formOf('doubled');
    const statuses = (await Promise.all([post(REGISTER, form), post(REGISTER, form)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
    expect(await accountsCalled('doubled')).toHaveLength(1);
    expect(await mailsTo(server, 'doubled@mail.test')).toHaveLength(1);
  });

  test('create one account for a name that two people want, ignoring letter case', async () => {
    const forms = [formOf('Wanted'), { ...formOf('wanted'), email: 'somebody-else@mail.test' }];
    const statuses = (await Promise.all(forms.map((form) => post(REGISTER, form)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
    expect(await accountsCalled('wanted')).toHaveLength(1);
  });

  test('create two valid sessions for two logins', async () => {
    const id = await addPlayer(server, 'twice');
    const browser = new TestBrowser(server);
    const answers = await Promise.all([browser.login('twice', PASSWORD), browser.login('twice', PASSWORD)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const answer of answers)
      expect((await server.request(`${PUBLIC}/auth/status`, { cookie: sessionCookie(answer) ?? '' })).status).toBe(200);
    expect(await server.deps.database.db.$count(sessions, eq(sessions.accountId, id))).toBe(2);
  });
});

describe('password hashing', () => {
  test('M20: does not block pages while many players log in', async () => {
    const order: string[] = [];
    await server.request('/v1/public/global/home');
    // As many logins as the queue accepts; more would be refused.
    const logins = Array.from({ length: 50 }, async (_, index) => {
      const body = { login: `nobody-${index}`, password: 'Wrong!pass1', remember: true };
      const answer = await server.request(LOGIN, { body, ip: `203.0.113.${index}` });
      order.push('login');
      return answer.status;
    });
    await Promise.any(logins);
    for (let count = 0; count < 2; count += 1) {
      expect((await server.request('/v1/public/global/home')).status).toBe(200);
      order.push('home');
    }
    expect(new Set(await Promise.all(logins))).toEqual(new Set([401]));
    expect(order.lastIndexOf('home')).toBeLessThan(order.length - 5);
  });

  test('M20: runs twice at a time with fifty waiting, and answers 503 with Retry-After to further requests', async () => {
    const hasher = new PasswordHasher();
    const busy = await startTestServer({
      demo: false,
      routes: (deps) => {
        const guards = { attempts: new Attempts(deps), hasher };
        return [...authRoutes(deps, guards), ...passwordRoutes(deps, guards)];
      },
    });
    try {
      await addPlayer(busy, 'vega');
      const browser = new TestBrowser(busy);
      await browser.login('vega', PASSWORD);
      await writeResetMail(busy.deps, 'vega@mail.test', busy.deps.clock.now());
      const [token] = secretsIn('reset-password', (await mailsTo(busy, 'vega@mail.test')).at(-1));
      const fresh = { password: 'Other-hill8-kite', password_confirmation: 'Other-hill8-kite' };
      const change = {
        password: PASSWORD,
        new_password: 'Other-hill8-kite',
        new_password_confirmation: 'Other-hill8-kite',
      };
      let isDone = false;
      const keepFull = async () => {
        while (!isDone && (await hasher.hash(PASSWORD)).ok);
      };
      const full = Array.from({ length: 52 }, keepFull);
      const answers = [
        await browser.login('vega', PASSWORD),
        await browser.send(REGISTER, { body: formOf('mira') }),
        await browser.send(`${PUBLIC}/auth/password/reset`, { body: { ...fresh, token, email: 'vega@mail.test' } }),
        await browser.send('/v1/private/user/account/password', { method: 'PUT', body: change }),
      ];
      expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
        answers.map(() => [503, '2']),
      );
      isDone = true;
      await Promise.all(full);
      expect((await browser.login('vega', PASSWORD)).status).toBe(200);
    } finally {
      await busy.close();
    }
  });
});

describe('validation in the register wizard', () => {
  test('T33: is limited to twenty a minute for one network address, with the waiting time in the message', async () => {
    const strict = await startTestServer({
      demo: false,
      environment: { NODE_ENV: 'production', HOLOCADE_SCHEME: 'http', HOLOCADE_DEMO: '0' },
    });
    try {
      const fields = ['email', 'username', 'password'];
      const check = (index: number, ip = '203.0.113.7') => {
        const field = fields[index % 3] ?? '';
        return strict.request(`${PUBLIC}/account/validate/${field}`, { body: { [field]: 'free-name' }, ip });
      };
      for (let index = 0; index < 20; index += 1) expect((await check(index)).status).not.toBe(429);
      const refused = await check(20);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(refused.envelope().status.message).toMatch(
        /^Too many attempts\. Please try again in (\d+ seconds|1 minute)\.$/,
      );
      expect((await check(0, '203.0.113.8')).status).not.toBe(429);
    } finally {
      await strict.close();
    }
  });
});
