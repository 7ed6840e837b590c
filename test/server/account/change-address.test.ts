import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireFieldErrors } from '../../../src/contract/envelope';
import { accounts } from '../../../server/database/schema/accounts';
import { addPlayer, PASSWORD } from '../support/add-player';
import { FakeServerClock } from '../support/fake-server-clock';
import type { Answer } from '../support/http-client';
import { mailsTo, secretsIn } from '../support/mails-to';
import { TestBrowser } from '../support/test-browser';
import type { TestServer } from '../support/test-server';
import { startTestServer } from '../support/test-server';

const CHANGE = '/v1/private/user/account/email';
const clock = new FakeServerClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false, clock });
});

afterAll(() => server.close());

/** A player with a confirmed address, in a browser that is signed in. */
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

/** Opens the newest link that was mailed to an address. */
async function openLink(email: string): Promise<Answer> {
  const [secret = ''] = secretsIn('verify-email', (await mailsTo(server, email)).at(-1));
  return server.request(`/v1/public/user/auth/email/verify/${secret}`, { method: 'PATCH' });
}

async function addressOf(username: string) {
  const [row] = await server.deps.database.db.select().from(accounts).where(eq(accounts.username, username));
  return [row?.email, row?.emailKey, row?.emailVerifiedAt];
}

const kindsTo = async (email: string) => (await mailsTo(server, email)).map(({ kind }) => kind);
const errorsOf = (answer: Answer) => wireFieldErrors.parse(answer.envelope().data).errors;

describe('PUT account/email', () => {
  test('changes the address when the link in the new mailbox is opened, not before, and tells the one so far', async () => {
    const browser = await player('mover');
    expect((await change(browser, 'Mover@new.test')).status).toBe(200);
    expect(await addressOf('mover')).toEqual(['mover@mail.test', 'mover@mail.test', clock.now()]);
    const answer = await openLink('Mover@new.test');
    expect([answer.status, answer.envelope().status.message]).toEqual([
      200,
      'Thank you, this is the e-mail address of your account now.',
    ]);
    expect(await addressOf('mover')).toEqual(['Mover@new.test', 'mover@new.test', clock.now()]);
    expect(await kindsTo('mover@mail.test')).toContain('address-changed');
    expect(await browser.status()).toBe(200);
  });

  test('T18: voids reset links that went to the address so far', async () => {
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

  test('asks for the password, a well-formed address and another than the account has', async () => {
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

  test('answers the same for an address that somebody has, who alone is told', async () => {
    const browser = await player('curious');
    await player('owner');
    const known = await change(browser, 'owner@mail.test');
    const unknown = await change(browser, 'nobody@mail.test');
    expect(known.envelope().status.message.replace('owner', 'nobody')).toBe(unknown.envelope().status.message);
    expect(await kindsTo('owner@mail.test')).toContain('already-registered');
    expect(await addressOf('curious')).toContain('curious@mail.test');
  });

  test('keeps an address with who has proved it first', async () => {
    const [one, two] = [await player('early'), await player('tardy')];
    await change(one, 'shared@new.test');
    const first = await openLink('shared@new.test');
    await change(two, 'other@new.test');
    await confirmedAs('early', 'other@new.test');
    const second = await openLink('other@new.test');
    expect([first.status, second.status]).toEqual([200, 422]);
    expect(second.envelope().status.message).toMatch(/^Another account has confirmed this e-mail address/);
    expect(await addressOf('tardy')).toContain('tardy@mail.test');
  });

  test('T18: makes the links before it void: the newest wish counts', async () => {
    const browser = await player('undecided');
    await change(browser, 'first@new.test');
    await change(browser, 'second@new.test');
    expect((await openLink('first@new.test')).status).toBe(422);
    expect((await openLink('second@new.test')).status).toBe(200);
    expect(await addressOf('undecided')).toContain('second@new.test');
  });

  test('writes three mails an hour to one mailbox', async () => {
    const browser = await player('insistent');
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await change(browser, 'bombed@new.test')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

const confirmedAs = (username: string, email: string) =>
  server.deps.database.db.update(accounts).set({ email, emailKey: email }).where(eq(accounts.username, username));
