import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownDevices } from '../../../../server/platform/database/schema/accounts';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { FakeServerClock } from '../../support/fake-server-clock';
import { mailsTo } from '../../support/mails-to';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const SETTINGS = '/v1/private/user/account/settings';
const NEW = 'Other-hill8-kite';
const DAY = 24 * 60 * 60_000;
const clock = new FakeServerClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false, clock });
});

afterAll(() => server.close());

async function noticeOf(username: string, accountId: string): Promise<[mails: number, notifications: number]> {
  const mails = (await mailsTo(server, `${username}@mail.test`)).filter(({ kind }) => kind === 'new-device');
  const rows = await server.deps.database.db.select().from(notifications).where(eq(notifications.accountId, accountId));
  return [mails.length, rows.filter(({ kind }) => kind === 'security').length];
}

async function signIn(username: string, browser = new TestBrowser(server)): Promise<TestBrowser> {
  expect((await browser.login(username, PASSWORD)).status).toBe(200);
  return browser;
}

describe('login from a browser', () => {
  test('sets a device cookie for 400 days that scripts cannot read, and stores only its hash', async () => {
    await addPlayer(server, 'vega');
    const browser = new TestBrowser(server);
    const answer = await browser.login('vega', PASSWORD);
    const cookie = answer.setCookies.find((text) => text.startsWith('__Host-holocade-device=')) ?? '';
    expect(cookie).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const secret = cookie.split(';')[0]?.split('=')[1] ?? '';
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const stored = JSON.stringify(await server.deps.database.db.select().from(knownDevices));
    expect(stored).not.toContain(secret);
    expect((await browser.login('vega', PASSWORD)).setCookies.some((text) => text.includes('-device='))).toBe(false);
  });

  test('notifies the owner of each unknown browser once by email and in the inbox', async () => {
    const id = await addPlayer(server, 'mira');
    const first = await signIn('mira');
    expect(await noticeOf('mira', id)).toEqual([1, 1]);
    const second = await signIn('mira');
    expect(await noticeOf('mira', id)).toEqual([2, 2]);
    await signIn('mira', first);
    await signIn('mira', second);
    expect(await noticeOf('mira', id)).toEqual([2, 2]);
  });

  test('treats all browsers except the current one as unknown after a password change', async () => {
    const id = await addPlayer(server, 'theo');
    const [own, other] = [await signIn('theo'), await signIn('theo')];
    const body = { password: PASSWORD, new_password: NEW, new_password_confirmation: NEW };
    expect((await own.send('/v1/private/user/account/password', { method: 'PUT', body })).status).toBe(200);
    const [before] = await noticeOf('theo', id);
    await own.login('theo', NEW);
    expect((await noticeOf('theo', id))[0]).toBe(before);
    await other.login('theo', NEW);
    expect((await noticeOf('theo', id))[0]).toBe(before + 1);
  });

  test('remembers known browsers per account', async () => {
    const id = await addPlayer(server, 'orion');
    await addPlayer(server, 'other');
    await signIn('orion');
    const browser = await signIn('other');
    await signIn('orion', browser);
    expect(await noticeOf('orion', id)).toEqual([2, 2]);
  });

  test('sends no notification if the player has disabled it', async () => {
    const id = await addPlayer(server, 'lyra');
    const browser = await signIn('lyra');
    const before = await noticeOf('lyra', id);
    const body = { group: 'security', field: 'login_notifications', value: false };
    expect((await browser.send(SETTINGS, { method: 'PATCH', body })).status).toBe(200);
    await signIn('lyra');
    expect(await noticeOf('lyra', id)).toEqual(before);
  });

  test('sends no email to an unverified address', async () => {
    const id = await addPlayer(server, 'nash', { confirmed: false });
    await signIn('nash');
    await signIn('nash');
    expect(await noticeOf('nash', id)).toEqual([0, 2]);
  });

  test('sends no notification for the browser that registered the account', async () => {
    const body = {
      email: 'new@mail.test',
      username: 'new-one',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    const browser = new TestBrowser(server);
    const { data } = (await browser.send('/v1/public/user/auth/register', { body })).envelope();
    const { account } = data as { account: { id: string } };
    await signIn('new-one', browser);
    expect(await noticeOf('new', account.id)).toEqual([0, 0]);
  });

  test('forgets a browser after 400 days without a login', async () => {
    const id = await addPlayer(server, 'petra');
    const { db } = server.deps.database;
    const own = eq(knownDevices.accountId, id);
    await signIn('petra');
    const seenBefore = (milliseconds: number) =>
      db
        .update(knownDevices)
        .set({ lastSeenAt: new Date(clock.now().getTime() - milliseconds) })
        .where(own);
    await seenBefore(400 * DAY - 1);
    await signIn('petra');
    expect(await db.$count(knownDevices, own)).toBe(2);
    await seenBefore(400 * DAY);
    await signIn('petra');
    expect(await db.$count(knownDevices, own)).toBe(1);
  });
});
