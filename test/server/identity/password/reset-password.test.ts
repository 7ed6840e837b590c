import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireFieldErrors } from '../../../../src/contract/envelope';
import { writeToken } from '../../../../src/domain/tokens/token';
import { accounts, knownDevices, linkSecrets } from '../../../../server/platform/database/schema/accounts';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import { mailsTo, secretsIn } from '../../support/mails-to';
import { resetMail } from '../../support/reset-mails';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const RESET = '/v1/public/user/auth/password/reset';
const NEW = 'Other-hill8-kite';
const MINUTE = 60_000;
const clock = new FakeServerClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false, clock, pages });
});

afterAll(() => server.close());

const pages = {
  renderer: { render: async () => ({ kind: 'html', status: 200, html: 'a page' }) as const },
  assets: { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] },
};

const mailedSecrets = async (email: string) => secretsIn('reset-password', await resetMail(server, email));

const reset = (token: string | undefined, email: string, fields: object = {}): Promise<Answer> =>
  server.request(RESET, {
    body: { token: token ?? '', email, password: NEW, password_confirmation: NEW, ...fields },
  });

const errorsOf = (answer: Answer) => wireFieldErrors.parse(answer.envelope().data).errors;
const linkExpired = { token: ['This link has expired or was used before. Please ask for a new one.'] };

const login = async (username: string, password: string): Promise<number> =>
  (await new TestBrowser(server).login(username, password)).status;

async function accountOf(username: string) {
  const [found] = await server.deps.database.db.select().from(accounts).where(eq(accounts.username, username));
  if (!found) throw new Error(`There is no ${username}.`);
  return found;
}

describe('POST auth/password/reset', () => {
  test('sets the password with the page token or its secret, and notifies the owner', async () => {
    await addPlayer(server, 'mira');
    const [secret = ''] = await mailedSecrets('mira@mail.test');
    const answer = await reset(writeToken('reset-password', { secret }), 'Mira@mail.test');
    expect([answer.status, answer.envelope().status.message]).toEqual([
      200,
      'Your password has been reset. You may now close this modal and log in using your new password.',
    ]);
    expect((await mailsTo(server, 'mira@mail.test')).at(-1)?.subject).toBe('Your password was changed');
    expect([await login('mira', PASSWORD), await login('mira', NEW)]).toEqual([401, 200]);
    expect(answer.setCookies.filter((cookie) => cookie.startsWith('__Host-holocade='))).toEqual([]);
  });

  test('T18: accepts one of 50 concurrent uses of a link', async () => {
    await addPlayer(server, 'fifty');
    const [secret] = await mailedSecrets('fifty@mail.test');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const password = `Other-hill8-kite${index}`;
        return reset(secret, 'fifty@mail.test', { password, password_confirmation: password });
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(49);
    expect(await login('fifty', `Other-hill8-kite${statuses.indexOf(200)}`)).toBe(200);
  });

  test('T18: refuses a link after 30 minutes', async () => {
    await addPlayer(server, 'late');
    const [secret] = await mailedSecrets('late@mail.test');
    clock.advance(30 * MINUTE);
    const answer = await reset(secret, 'late@mail.test');
    expect([answer.status, errorsOf(answer)]).toEqual([422, linkExpired]);
    expect(await login('late', PASSWORD)).toBe(200);
  });

  test('T18: a reset or a password change invalidates all other links', async () => {
    await addPlayer(server, 'several');
    const [first] = await mailedSecrets('several@mail.test');
    const [second] = await mailedSecrets('several@mail.test');
    expect((await reset(second, 'several@mail.test')).status).toBe(200);
    expect((await reset(first, 'several@mail.test')).status).toBe(422);
    const [third] = await mailedSecrets('several@mail.test');
    const browser = new TestBrowser(server);
    await browser.login('several', NEW);
    const body = { password: NEW, new_password: PASSWORD, new_password_confirmation: PASSWORD };
    expect((await browser.send('/v1/private/user/account/password', { method: 'PUT', body })).status).toBe(200);
    expect((await reset(third, 'several@mail.test')).status).toBe(422);
  });

  test('T19: 100 visits of the link change nothing, because only its form uses it', async () => {
    await addPlayer(server, 'scanned');
    const mail = await resetMail(server, 'scanned@mail.test');
    const link = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '');
    const [secret] = secretsIn('reset-password', mail);
    const rows = () => server.deps.database.db.select().from(linkSecrets);
    const before = await rows();
    for (let visit = 0; visit < 100; visit += 1)
      expect((await server.request(`${link.pathname}${link.search}`)).status).toBe(200);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await server.request(`${RESET}${link.search}`, { method });
    expect(await rows()).toEqual(before);
    expect((await reset(secret, 'scanned@mail.test')).status).toBe(200);
  });

  test('refuses a wrong address, a link for another page and an invented link with the same response', async () => {
    await addPlayer(server, 'nash');
    const [secret = ''] = await mailedSecrets('nash@mail.test');
    const refused = [
      await reset(secret, 'vega@mail.test'),
      await reset(writeToken('verify-email', { secret }), 'nash@mail.test'),
      await reset('A'.repeat(43), 'nash@mail.test'),
      await reset('', 'nash@mail.test'),
      await reset('../../../private', 'nash@mail.test'),
    ];
    for (const answer of refused) expect([answer.status, errorsOf(answer)]).toEqual([422, linkExpired]);
    expect((await reset(secret, 'nash@mail.test')).status).toBe(200);
  });

  test('refuses a weak password and a wrong confirmation with field errors, and keeps the link valid', async () => {
    await addPlayer(server, 'petra');
    const [secret] = await mailedSecrets('petra@mail.test');
    const weak = await reset(secret, 'petra@mail.test', {
      password: 'Password1!',
      password_confirmation: 'Password1!',
    });
    const other = await reset(secret, 'petra@mail.test', { password_confirmation: PASSWORD });
    expect([Object.keys(errorsOf(weak)), Object.keys(errorsOf(other))]).toEqual([
      ['password'],
      ['password_confirmation'],
    ]);
    expect((await reset(secret, 'petra@mail.test')).status).toBe(200);
  });

  test('verifies the address, unless another account has verified it meanwhile', async () => {
    await addPlayer(server, 'fresh', { confirmed: false });
    const [secret] = await mailedSecrets('fresh@mail.test');
    expect((await reset(secret, 'fresh@mail.test')).status).toBe(200);
    expect((await accountOf('fresh')).emailVerifiedAt).toEqual(clock.now());

    const id = await addPlayer(server, 'slow', { confirmed: false });
    const [slow] = await mailedSecrets('slow@mail.test');
    await addPlayer(server, 'quick');
    await server.deps.database.db.update(accounts).set({ email: 'q@mail.test' }).where(eq(accounts.id, id));
    const taken = { email: 'slow@mail.test', emailKey: 'slow@mail.test' };
    await server.deps.database.db.update(accounts).set(taken).where(eq(accounts.username, 'quick'));
    expect((await reset(slow, 'slow@mail.test')).status).toBe(200);
    expect((await accountOf('slow')).emailVerifiedAt).toBeNull();
  });

  test('allows logging in at once by name and by address, whatever the number of failed attempts before', async () => {
    await addPlayer(server, 'locked');
    const browser = new TestBrowser(server);
    const tryAll = async (password: string) => {
      const answers = [await browser.login('locked', password), await browser.login('Locked@mail.test', password)];
      return answers.map(({ status }) => status);
    };
    for (let count = 0; count < 10; count += 1) await tryAll('Wrong!pass1');
    expect(await tryAll(PASSWORD)).toEqual([429, 429]);
    const [token] = await mailedSecrets('locked@mail.test');
    const body = { token, email: 'locked@mail.test', password: NEW, password_confirmation: NEW };
    const { setCookies } = await browser.send(RESET, { body });
    expect(setCookies).toContainEqual(expect.stringMatching(/^__Host-holocade-device=[^;]{43}; Max-Age=34560000;/));
    expect(await tryAll(NEW)).toEqual([200, 200]);
    // Other browsers of the same network can log in too, because the counts are cleared.
    expect(await login('locked', NEW)).toBe(200);
  });

  test('makes the current browser the only known device of the account', async () => {
    const id = await addPlayer(server, 'keeper');
    const [own, other] = [new TestBrowser(server), new TestBrowser(server)];
    await own.login('keeper', PASSWORD);
    await other.login('keeper', PASSWORD);
    const devices = () => server.deps.database.db.select().from(knownDevices).where(eq(knownDevices.accountId, id));
    expect(await devices()).toHaveLength(2);
    const [token] = await mailedSecrets('keeper@mail.test');
    const body = { token, email: 'keeper@mail.test', password: NEW, password_confirmation: NEW };
    expect((await own.send(RESET, { body })).status).toBe(200);
    expect(await devices()).toHaveLength(1);
    const countNotices = async () =>
      (await mailsTo(server, 'keeper@mail.test')).filter(({ kind }) => kind === 'new-device').length;
    const before = await countNotices();
    expect((await own.login('keeper', NEW)).status).toBe(200);
    expect(await countNotices()).toBe(before);
    expect((await other.login('keeper', NEW)).status).toBe(200);
    expect(await countNotices()).toBe(before + 1);
  });

  test('logs out the current browser if it is logged in to the account, and no other account', async () => {
    await addPlayer(server, 'rhea');
    await addPlayer(server, 'bystander');
    const [own, others] = [new TestBrowser(server), new TestBrowser(server)];
    await own.login('rhea', PASSWORD);
    await others.login('bystander', PASSWORD);
    const [secret = ''] = await mailedSecrets('rhea@mail.test');
    const body = { token: secret, email: 'rhea@mail.test', password: NEW, password_confirmation: NEW };
    expect((await own.send(RESET, { body })).setCookies).toContainEqual(
      expect.stringMatching(/^__Host-holocade=; Max-Age=0/),
    );
    expect([await own.status(), await others.status()]).toEqual([401, 200]);
  });
});
