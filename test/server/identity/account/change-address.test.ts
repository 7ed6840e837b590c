import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailChangeWithdraw } from '../../../../src/contract/account-links.contract';
import { wireFieldErrors } from '../../../../src/contract/envelope';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { securityOverview } from '../../../../src/contract/security.contract';
import { collectPersonalData } from '../../../../server/identity/account-deletion/collect-personal-data';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import { mailsTo, secretsIn } from '../../support/mails-to';
import { resetMail } from '../../support/reset-mails';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const CHANGE = '/v1/private/user/account/email';
const clock = new FakeServerClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false, clock });
});

afterAll(() => server.close());

/** Creates a player with a verified address and returns a logged-in browser. */
async function player(username: string): Promise<TestBrowser> {
  await addPlayer(server, username);
  await confirmed(username);
  const browser = new TestBrowser(server);
  await browser.login(username, PASSWORD);
  return browser;
}

const confirmed = (username: string) =>
  server.deps.database.db.update(accounts).set({ emailVerifiedAt: clock.now() }).where(eq(accounts.username, username));

const change = (browser: TestBrowser, email: string, password = PASSWORD): Promise<Answer> =>
  browser.send(CHANGE, { method: 'PUT', body: { email, password } });

const withdraw = (browser: TestBrowser): Promise<Answer> => browser.send(`${CHANGE}/pending`, { method: 'DELETE' });

const pendingOf = async (browser: TestBrowser) =>
  dataOf(securityOverview, await browser.send('/v1/private/user/account/security')).pending_email;

/** Opens the latest link that was emailed to an address. */
async function openLink(email: string): Promise<Answer> {
  const [secret = ''] = secretsIn('verify-email', (await mailsTo(server, email)).at(-1));
  return server.request(`/v1/public/user/auth/email/verify/${secret}`, { method: 'PATCH' });
}

async function addressOf(username: string) {
  const [row] = await server.deps.database.db.select().from(accounts).where(eq(accounts.username, username));
  return [row?.email, row?.emailKey, row?.emailVerifiedAt];
}

async function idOf(username: string): Promise<string> {
  const [row] = await server.deps.database.db.select().from(accounts).where(eq(accounts.username, username));
  return row?.id ?? '';
}

const kindsTo = async (email: string) => (await mailsTo(server, email)).map(({ kind }) => kind);
const errorsOf = (answer: Answer) => wireFieldErrors.parse(answer.envelope().data).errors;

describe('PUT account/email', () => {
  test('changes the address only when the emailed link is opened, and notifies the previous address', async () => {
    const browser = await player('mover');
    expect((await change(browser, 'Mover@new.test')).status).toBe(200);
    expect(await addressOf('mover')).toEqual(['mover@mail.test', 'mover@mail.test', clock.now()]);
    const answer = await openLink('Mover@new.test');
    expect([answer.status, answer.envelope().status.message]).toEqual([
      200,
      'Thank you. This is now the email address of your account.',
    ]);
    expect(await addressOf('mover')).toEqual(['Mover@new.test', 'mover@new.test', clock.now()]);
    expect(await kindsTo('mover@mail.test')).toContain('address-changed');
    expect(await browser.status()).toBe(200);
  });

  test('T18: invalidates reset links that were sent to the previous address', async () => {
    const browser = await player('leaver');
    await server.request('/v1/public/user/auth/password/send-reset-mail', { body: { email: 'leaver@mail.test' } });
    await expect.poll(() => kindsTo('leaver@mail.test')).toContain('reset-password');
    const [token = ''] = secretsIn('reset-password', (await mailsTo(server, 'leaver@mail.test')).at(-1));
    await change(browser, 'leaver@new.test');
    expect((await openLink('leaver@new.test')).status).toBe(200);
    const next = 'Other-hill8-kite';
    const body = { token, email: 'leaver@mail.test', password: next, password_confirmation: next };
    expect((await server.request('/v1/public/user/auth/password/reset', { body })).status).toBe(422);
  });

  test('requires the password and a valid address that differs from the current one', async () => {
    const browser = await player('careful');
    expect(errorsOf(await change(browser, 'careful@new.test', 'wrong'))).toHaveProperty('password');
    for (const email of ['', 'no address', 'a@b', 'a@b.test\nbcc: x@y.test'])
      expect(errorsOf(await change(browser, email))).toHaveProperty('email');
    expect(errorsOf(await change(browser, 'CAREFUL@mail.test'))).toHaveProperty('email');
    expect((await new TestBrowser(server).send(CHANGE, { method: 'PUT', body: { email: 'x@y.test' } })).status).toBe(
      401,
    );
    expect(await mailsTo(server, 'careful@new.test')).toEqual([]);
  });

  test('answers the same for an address with another owner and notifies only that owner', async () => {
    const browser = await player('curious');
    await player('owner');
    const known = await change(browser, 'owner@mail.test');
    const unknown = await change(browser, 'nobody@mail.test');
    expect(known.envelope().status.message.replace('owner', 'nobody')).toBe(unknown.envelope().status.message);
    expect(await kindsTo('owner@mail.test')).toContain('already-registered');
    expect(await addressOf('curious')).toContain('curious@mail.test');
  });

  test('leaves an address with the account that verified it first', async () => {
    const [one, two] = [await player('early'), await player('tardy')];
    await change(one, 'shared@new.test');
    const first = await openLink('shared@new.test');
    await change(two, 'other@new.test');
    await confirmedAs('early', 'other@new.test');
    const second = await openLink('other@new.test');
    expect([first.status, second.status]).toEqual([200, 422]);
    expect(second.envelope().status.message).toMatch(/^Another account has verified this email address/);
    expect(await addressOf('tardy')).toContain('tardy@mail.test');
  });

  test('T18: invalidates earlier links, so that only the latest one works', async () => {
    const browser = await player('undecided');
    await change(browser, 'first@new.test');
    await change(browser, 'second@new.test');
    expect((await openLink('first@new.test')).status).toBe(422);
    expect((await openLink('second@new.test')).status).toBe(200);
    expect(await addressOf('undecided')).toContain('second@new.test');
  });

  test('T18: can be withdrawn, and shows the masked pending address only to its owner until then', async () => {
    const [browser, other] = [await player('regretful'), await player('onlooker')];
    expect(await pendingOf(browser)).toBeNull();
    await change(browser, 'regretful@new.test');
    expect([await pendingOf(browser), await pendingOf(other)]).toEqual(['r***@new.test', null]);
    expect((await withdraw(other)).status).toBe(200);
    expect(await pendingOf(browser)).toBe('r***@new.test');
    expect(dataOf(emailChangeWithdraw, await withdraw(browser))).toEqual({ withdrawn: true });
    expect(await pendingOf(browser)).toBeNull();
    expect((await openLink('regretful@new.test')).status).toBe(422);
    expect(await addressOf('regretful')).toContain('regretful@mail.test');
    expect(dataOf(emailChangeWithdraw, await withdraw(browser))).toEqual({ withdrawn: false });
    expect((await withdraw(new TestBrowser(server))).status).toBe(401);
  });

  test('answers that nothing is pending when withdrawn after the link was opened', async () => {
    const browser = await player('decided');
    await change(browser, 'decided@new.test');
    expect((await openLink('decided@new.test')).status).toBe(200);
    const { text } = await withdraw(browser);
    expect(text).toContain('There is no pending email change.');
    expect(await addressOf('decided')).toContain('decided@new.test');
  });

  test('keeps the verification link of the current address valid after a withdrawal', async () => {
    await addPlayer(server, 'unproved', { confirmed: false });
    const browser = new TestBrowser(server);
    await browser.login('unproved', PASSWORD);
    await change(browser, 'unproved@new.test');
    await browser.send('/v1/private/user/account/email/send-verification', { method: 'POST' });
    await withdraw(browser);
    expect((await openLink('unproved@new.test')).status).toBe(422);
    expect((await openLink('unproved@mail.test')).status).toBe(200);
  });

  test('sends at most three emails an hour to one mailbox', async () => {
    const browser = await player('insistent');
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await change(browser, 'bombed@new.test')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    // A refused request leaves the latest link valid.
    expect((await openLink('bombed@new.test')).status).toBe(200);
  });

  test('sends at most five emails a day to different mailboxes', async () => {
    const browser = await player('spreading');
    const statuses = [];
    for (let nth = 1; nth <= 6; nth += 1) statuses.push((await change(browser, `friend-${nth}@new.test`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mailsTo(server, 'friend-6@new.test')).toEqual([]);
  });

  test('T18: is cancelled by a password change, so that the old password is worthless', async () => {
    const browser = await player('robbed');
    await change(browser, 'thief@new.test');
    expect(await kindsTo('robbed@mail.test')).toContain('security-changed');
    const next = 'Other-hill8-kite';
    const body = { password: PASSWORD, new_password: next, new_password_confirmation: next };
    expect((await browser.send('/v1/private/user/account/password', { method: 'PUT', body })).status).toBe(200);
    expect((await openLink('thief@new.test')).status).toBe(422);
    expect(await addressOf('robbed')).toContain('robbed@mail.test');
  });

  test('T18: is cancelled by a password reset', async () => {
    const browser = await player('rescued');
    await change(browser, 'burglar@new.test');
    const [token = ''] = secretsIn('reset-password', await resetMail(server, 'rescued@mail.test'));
    const next = 'Other-hill8-kite';
    const body = { token, email: 'rescued@mail.test', password: next, password_confirmation: next };
    expect((await server.request('/v1/public/user/auth/password/reset', { body })).status).toBe(200);
    expect((await openLink('burglar@new.test')).status).toBe(422);
  });

  test('T34: does not reveal in a data export who owns an address', async () => {
    const browser = await player('asking');
    await player('asked');
    const mailsInCopy = async () =>
      (await collectPersonalData(server.deps.database.db, await idOf('asking')))['emails']
        ?.map(({ kind }) => kind)
        .sort();
    await change(browser, 'asked@mail.test');
    const known = await mailsInCopy();
    await change(browser, 'free@mail.test');
    expect(known).toEqual(['new-device', 'security-changed']);
    expect(await mailsInCopy()).toEqual(['new-device', 'security-changed', 'security-changed']);
  });

  test('stays pending until its link expires', async () => {
    const browser = await player('waiting');
    await change(browser, 'waiting@new.test');
    clock.advance(24 * 60 * 60 * 1000 - 1);
    expect(await pendingOf(browser)).toBe('w***@new.test');
    clock.advance(1);
    expect(await pendingOf(browser)).toBeNull();
    await change(browser, 'waiting@other.test');
    expect((await openLink('waiting@other.test')).status).toBe(200);
    expect(await pendingOf(browser)).toBeNull();
  });
});

const confirmedAs = (username: string, email: string) =>
  server.deps.database.db.update(accounts).set({ email, emailKey: email }).where(eq(accounts.username, username));
