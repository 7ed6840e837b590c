import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireFieldErrors } from '../../../../src/contract/envelope';
import { securityOverview, twoFactorBegin, twoFactorConfirm } from '../../../../src/contract/security.contract';
import { recoveryCodes, twoFactor } from '../../../../server/platform/database/schema/accounts';
import { writeResetMail } from '../../../../server/identity/password/password.routes';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import { mailsTo, secretsIn } from '../../support/mails-to';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const TWO_FACTOR = '/v1/private/user/account/two-factor';
const STEP = 30_000;
const clock = new FakeServerClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false, clock });
});

afterAll(() => server.close());

const at = (milliseconds = 0): number => Math.floor((clock.now().getTime() + milliseconds) / 1000);
const codeOf = (secret: string, milliseconds = 0): string => generateSync({ secret, epoch: at(milliseconds) });

const confirm = (browser: TestBrowser, code: string) => browser.send(`${TWO_FACTOR}/confirm`, { body: { code } });
const renew = (browser: TestBrowser, code: string) => browser.send(`${TWO_FACTOR}/recovery-codes`, { body: { code } });
const end = (browser: TestBrowser, code: string) => browser.send(TWO_FACTOR, { method: 'DELETE', body: { code } });
const begin = (browser: TestBrowser, body: object = { password: PASSWORD }) =>
  browser.send(`${TWO_FACTOR}/begin`, { body });

const errorsOf = (answer: Answer) => wireFieldErrors.parse(answer.envelope().data).errors;
const debugOf = (answer: Answer) => [answer.status, answer.envelope().status.debug];
const overview = async (browser: TestBrowser) =>
  dataOf(securityOverview, await browser.send('/v1/private/user/account/security'));

/** Advances the clock past the limit of ten wrong codes in fifteen minutes. */
const waitForAttempts = () => clock.advance(15 * 60_000);

async function signedIn(username: string): Promise<{ readonly id: string; readonly browser: TestBrowser }> {
  const id = await addPlayer(server, username);
  const browser = new TestBrowser(server);
  expect((await browser.login(username, PASSWORD)).status).toBe(200);
  return { id, browser };
}

/** Creates a player with two-factor authentication, confirmed with a code of the previous step. */
async function protectedPlayer(username: string) {
  const player = await signedIn(username);
  const { secret } = dataOf(twoFactorBegin, await begin(player.browser));
  const confirmed = await confirm(player.browser, codeOf(secret, -STEP));
  return { ...player, secret, codes: dataOf(twoFactorConfirm, confirmed).recovery_codes };
}

describe('switching two-factor authentication on', () => {
  test('requires the password and the first code of an app, signs other browsers out and notifies the owner', async () => {
    const { browser } = await signedIn('vega');
    const other = new TestBrowser(server);
    await other.login('vega', PASSWORD);
    const before = browser.cookie;
    const { secret, uri } = dataOf(twoFactorBegin, await begin(browser));
    expect(uri).toBe(`otpauth://totp/Holocade:vega?secret=${secret}&issuer=Holocade`);
    expect((await overview(browser)).two_factor).toBe(false);
    const { recovery_codes } = dataOf(twoFactorConfirm, await confirm(browser, codeOf(secret)));
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes) expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
    expect(await overview(browser)).toMatchObject({ two_factor: true, recovery_left: 10 });
    expect([await browser.status(), await other.status()]).toEqual([200, 401]);
    expect((await server.request('/v1/public/user/auth/status', { cookie: before })).status).toBe(401);
    expect((await browser.send('/v1/public/user/auth/status')).envelope().data).toMatchObject({
      settings: { security: { two_factor_auth: true } },
    });
    expect((await mailsTo(server, 'vega@mail.test')).map(({ kind }) => kind)).toContain('security-changed');
  });

  test('has no effect before the first correct code', async () => {
    const { browser } = await signedIn('mira');
    const { secret } = dataOf(twoFactorBegin, await begin(browser));
    for (const code of ['000000', codeOf(secret, -3 * STEP), codeOf(secret, 3 * STEP), 'aaaaa-aaaaa', 'code'])
      expect(Object.keys(errorsOf(await confirm(browser, code)))).toEqual(['code']);
    expect((await new TestBrowser(server).login('mira', PASSWORD)).status).toBe(200);
  });

  test('requires the password and cannot be repeated while two-factor authentication is on', async () => {
    const { browser } = await signedIn('orion');
    expect(Object.keys(errorsOf(await begin(browser, { password: 'Wrong!pass1' })))).toEqual(['password']);
    expect(Object.keys(errorsOf(await begin(browser, {})))).toEqual(['password']);
    expect(Object.keys(errorsOf(await confirm(browser, '123456')))).toEqual(['code']);
    const { secret } = dataOf(twoFactorBegin, await begin(browser));
    expect((await confirm(browser, codeOf(secret))).status).toBe(200);
    expect((await begin(browser)).status).toBe(422);
    expect((await confirm(browser, codeOf(secret, STEP))).status).toBe(422);
  });

  test('returns recovery codes once for concurrent confirmations', async () => {
    const { id, browser } = await signedIn('eager');
    const { secret } = dataOf(twoFactorBegin, await begin(browser));
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(browser, codeOf(secret))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { db } = server.deps.database;
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.accountId, id))).toBe(10);
  });

  test('stores neither the secret nor a recovery code in plain text', async () => {
    const { secret, codes } = await protectedPlayer('stored');
    const { db } = server.deps.database;
    const rows = JSON.stringify([await db.select().from(twoFactor), await db.select().from(recoveryCodes)]);
    expect(rows).not.toContain(secret);
    for (const code of codes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replace('-', ''));
    }
  });

  test('requires a logged-in player', async () => {
    const visitor = new TestBrowser(server);
    const answers = [
      await begin(visitor),
      await confirm(visitor, '1'),
      await renew(visitor, '1'),
      await end(visitor, '1'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});

describe('login with a second factor', () => {
  test('asks for a code after a correct password only', async () => {
    const { secret } = await protectedPlayer('lyra');
    const browser = new TestBrowser(server);
    expect(debugOf(await browser.login('lyra', 'Wrong!pass1'))).toEqual([401, 'err_credentials']);
    expect(debugOf(await browser.login('lyra', 'Wrong!pass1', codeOf(secret)))).toEqual([401, 'err_credentials']);
    expect(debugOf(await browser.login('lyra', PASSWORD))).toEqual([401, 'err_two_factor']);
    expect(debugOf(await browser.login('lyra', PASSWORD, '000000'))).toEqual([401, 'err_two_factor_code']);
    expect(await browser.status()).toBe(401);
    expect((await browser.login('lyra', PASSWORD, codeOf(secret))).status).toBe(200);
    expect(await browser.status()).toBe(200);
  });

  test('accepts codes of the previous and next step, because clocks differ, and no others', async () => {
    const { secret } = await protectedPlayer('drift');
    clock.advance(10 * STEP);
    const tryAt = async (milliseconds: number) =>
      (await new TestBrowser(server).login('drift', PASSWORD, codeOf(secret, milliseconds))).status;
    expect([await tryAt(-2 * STEP), await tryAt(2 * STEP), await tryAt(-STEP), await tryAt(STEP)]).toEqual([
      401, 401, 200, 200,
    ]);
  });

  test('T18: accepts a code once for 8 concurrent uses, and no earlier code afterwards', async () => {
    const { secret } = await protectedPlayer('replay');
    const code = codeOf(secret);
    const login = async (typed: string) => (await new TestBrowser(server).login('replay', PASSWORD, typed)).status;
    const statuses = await Promise.all(Array.from({ length: 8 }, () => login(code)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    waitForAttempts();
    expect(await login(codeOf(secret, STEP))).toBe(200);
    expect([await login(codeOf(secret, STEP)), await login(codeOf(secret))]).toEqual([401, 401]);
  });

  test('T18: accepts each recovery code once for 8 concurrent uses, in any notation', async () => {
    const { browser, codes } = await protectedPlayer('lost');
    const login = async (typed = '') => (await new TestBrowser(server).login('lost', PASSWORD, typed)).status;
    const statuses = await Promise.all(Array.from({ length: 8 }, () => login(codes[0])));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    waitForAttempts();
    expect(await login(` ${codes[1]?.toUpperCase().replace('-', ' ')} `)).toBe(200);
    expect(await login(codes[1])).toBe(401);
    expect((await overview(browser)).recovery_left).toBe(8);
  });

  test('refuses codes of another account', async () => {
    const [own, other] = [await protectedPlayer('nash'), await protectedPlayer('petra')];
    const browser = new TestBrowser(server);
    expect((await browser.login('nash', PASSWORD, codeOf(other.secret))).status).toBe(401);
    expect((await browser.login('nash', PASSWORD, other.codes[0])).status).toBe(401);
    expect((await browser.login('nash', PASSWORD, codeOf(own.secret))).status).toBe(200);
  });

  test('T33: allows ten wrong codes with the correct password', async () => {
    const { secret } = await protectedPlayer('tried');
    const attempt = (code: string) => new TestBrowser(server).login('tried', PASSWORD, code);
    for (let count = 0; count < 10; count += 1) expect((await attempt(`00000${count}`)).status).toBe(401);
    const refused = await attempt(codeOf(secret));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
  });

  test('consumes no code when the login fails for another reason', async () => {
    const { secret } = await protectedPlayer('spared');
    const code = codeOf(secret);
    expect((await new TestBrowser(server).login('spared', 'Wrong!pass1', code)).status).toBe(401);
    expect((await new TestBrowser(server).login('spared', PASSWORD, code)).status).toBe(200);
  });

  test('still requires a code after a password reset by email', async () => {
    await protectedPlayer('mailed');
    await writeResetMail(server.deps, 'mailed@mail.test', clock.now());
    const mail = (await mailsTo(server, 'mailed@mail.test')).findLast(({ kind }) => kind === 'reset-password');
    const [token] = secretsIn('reset-password', mail);
    const fields = { password: 'Other-hill8-kite', password_confirmation: 'Other-hill8-kite' };
    const body = { ...fields, token, email: 'mailed@mail.test' };
    expect((await new TestBrowser(server).send('/v1/public/user/auth/password/reset', { body })).status).toBe(200);
    expect(debugOf(await new TestBrowser(server).login('mailed', 'Other-hill8-kite'))).toEqual([401, 'err_two_factor']);
  });
});

describe('recovery codes', () => {
  test('are replaced with a code of the app, but not with a recovery code', async () => {
    const { browser, secret, codes } = await protectedPlayer('renewed');
    expect(Object.keys(errorsOf(await renew(browser, codes[0] ?? '')))).toEqual(['code']);
    expect(Object.keys(errorsOf(await renew(browser, '000000')))).toEqual(['code']);
    const fresh = dataOf(twoFactorConfirm, await renew(browser, codeOf(secret))).recovery_codes;
    expect(fresh).toHaveLength(10);
    expect((await new TestBrowser(server).login('renewed', PASSWORD, codes[0])).status).toBe(401);
    expect((await new TestBrowser(server).login('renewed', PASSWORD, fresh[0])).status).toBe(200);
  });
});

describe('switching two-factor authentication off', () => {
  test('requires a code, notifies the owner and makes the password sufficient', async () => {
    const { browser, secret } = await protectedPlayer('leaver');
    expect(Object.keys(errorsOf(await end(browser, '000000')))).toEqual(['code']);
    expect((await end(browser, codeOf(secret))).status).toBe(200);
    expect(await overview(browser)).toMatchObject({ two_factor: false, recovery_left: 0 });
    expect((await new TestBrowser(server).login('leaver', PASSWORD)).status).toBe(200);
    expect((await mailsTo(server, 'leaver@mail.test')).filter(({ kind }) => kind === 'security-changed')).toHaveLength(
      2,
    );
  });

  test('accepts a recovery code from a player without the app', async () => {
    const { browser, codes } = await protectedPlayer('appless');
    expect((await end(browser, codes[3] ?? '')).status).toBe(200);
    expect((await overview(browser)).two_factor).toBe(false);
  });

  test('T33: allows ten wrong codes at a player’s browser', async () => {
    const { browser, secret } = await protectedPlayer('guarded');
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await end(browser, `00000${count % 10}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect((await end(browser, codeOf(secret))).status).toBe(429);
  });
});
