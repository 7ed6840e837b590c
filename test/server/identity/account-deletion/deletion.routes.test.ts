import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deletionRequest, deletionState, deletionStatus } from '../../../../src/contract/account-deletion.contract';
import { notificationList } from '../../../../src/contract/inbox.contract';
import { deletionRequests } from '../../../../server/platform/database/schema/account-deletion';
import { accounts, linkSecrets } from '../../../../server/platform/database/schema/accounts';
import { emails } from '../../../../server/platform/database/schema/emails';
import { carryOutDeletions } from '../../../../server/identity/account-deletion/carry-out-deletions';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { mailsTo } from '../../support/mails-to';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import type { ClosingPlayer } from './leaving-player';
import { PASSWORD, registerPlayer, signInAgain } from './leaving-player';

const DELETION = '/v1/private/user/account/deletion';
const STATUS = '/v1/public/user/auth/social/delete/status/meta';
const DAY = 24 * 60 * 60_000;
const { signal } = new AbortController();
let clock: FakeServerClock;
let server: TestServer;
let player: ClosingPlayer;
let made = 0;

beforeAll(async () => {
  clock = new FakeServerClock();
  server = await startTestServer({ clock, demo: false });
});

beforeEach(async () => {
  made += 1;
  player = await registerPlayer(server, `leaver-${made}`);
});

afterAll(() => server.close());

const ask = (body: object = { password: PASSWORD }, cookie = player.cookie) =>
  server.request(DELETION, { method: 'POST', body, cookie });
const stateOf = async (cookie = player.cookie) => dataOf(deletionState, await server.request(DELETION, { cookie }));
const withdraw = () => server.request(DELETION, { method: 'DELETE', body: {}, cookie: player.cookie });
const statusOf = (token: string) => server.request(STATUS, { method: 'PATCH', body: { token } });
const mailsOf = (kind: string) =>
  server.deps.database.db
    .select()
    .from(emails)
    .where(eq(emails.accountId, player.id))
    .then((rows) => rows.filter((mail) => mail.kind === kind));

async function linkSecret(): Promise<string> {
  const [mail] = await mailsOf('deletion-requested');
  const [, token = ''] = /token=(\S+)/.exec(mail?.text ?? '') ?? [];
  return Buffer.from(token, 'base64url').toString().split('/').at(-1) ?? '';
}

describe('POST account/deletion', () => {
  test('starts a waiting period of 14 days and notifies the player by email and in the inbox', async () => {
    const wake = vi.spyOn(server.deps.jobs, 'wake');
    const { deletion } = dataOf(deletionRequest, await ask());
    const due = new Date(clock.now().getTime() + 14 * DAY).toISOString();
    expect(deletion).toEqual({ status: 'pending', requested: clock.now().toISOString(), due });
    expect(await stateOf()).toEqual({ deletion, proof: 'password' });
    expect(wake).toHaveBeenCalledWith('mails');
    expect(await mailsOf('deletion-requested')).toMatchObject([{ recipient: player.email }]);
    const inbox = await server.request('/v1/private/user/notifications', { cookie: player.cookie });
    expect(dataOf(notificationList, inbox).items).toMatchObject([
      { kind: 'security', title: 'Your account will be deleted', link: '/account/settings' },
    ]);
  });

  test('signs every other browser out and closes its sockets', async () => {
    const { cookie } = await signInAgain(server, player.username);
    const disconnect = vi.spyOn(server.deps.realtime, 'disconnectSession');
    await ask();
    expect((await server.request(DELETION, { cookie: cookie ?? '' })).status).toBe(419);
    expect(disconnect).toHaveBeenCalledTimes(1);
    expect((await stateOf()).deletion?.status).toBe('pending');
  });

  test('creates one deletion and one email for two concurrent requests', async () => {
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(dataOf(deletionRequest, second)).toEqual(dataOf(deletionRequest, first));
    expect(await mailsOf('deletion-requested')).toHaveLength(1);
  });

  test('refuses a wrong or missing password with a field error and changes nothing', async () => {
    for (const body of [{ password: 'wrong' }, {}, { code: '123456' }]) {
      const answer = await ask(body);
      expect(answer.status).toBe(422);
      expect(answer.envelope()).toMatchObject({ data: { errors: { password: [expect.any(String)] } } });
    }
    expect((await stateOf()).deletion).toBeNull();
  });

  test('T33: answers 429 to the eleventh wrong password within fifteen minutes', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await ask({ password: 'wrong' })).status).toBe(422);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('without a password, accepts a login within the last ten minutes and refuses an older one', async () => {
    await server.deps.database.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, player.id));
    expect((await stateOf()).proof).toBe('fresh-sign-in');
    clock.advance(10 * 60_000);
    const late = await ask({});
    expect(late.status).toBe(403);
    expect(late.envelope().status.debug).toBe('err_not_fresh');
    clock.advance(-60_000);
    expect((await ask({})).status).toBe(200);
  });
});

describe('deletion of an account with an unverified address', () => {
  test('T33: sends no email at any stage, only the inbox notification and the status in the settings', async () => {
    player = await registerPlayer(server, `unconfirmed-${made}`, { confirmed: false });
    const before = await mailsTo(server, player.email);
    expect((await ask()).status).toBe(200);
    expect((await stateOf()).deletion?.status).toBe('pending');
    const inbox = await server.request('/v1/private/user/notifications', { cookie: player.cookie });
    expect(dataOf(notificationList, inbox).items[0]?.title).toBe('Your account will be deleted');
    expect(await mailsTo(server, player.email)).toEqual(before);
    clock.advance(14 * DAY);
    await carryOutDeletions(server.deps, signal);
    expect(await mailsTo(server, player.email)).toEqual([]);
    expect((await signInAgain(server, player.username)).answer.status).toBe(401);
  });
});

describe('requesting and withdrawing a deletion repeatedly', () => {
  const rowsOf = () =>
    server.deps.database.db.select().from(deletionRequests).where(eq(deletionRequests.accountId, player.id));

  test('T33: sends at most three emails a day and then answers 429 with Retry-After', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await ask()).status).toBe(200);
      expect((await withdraw()).status).toBe(200);
      clock.advance(60_000);
    }
    const refused = await ask();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String((DAY - 3 * 60_000) / 1000)]);
    expect(await mailsOf('deletion-requested')).toHaveLength(3);
    clock.advance(DAY);
    const { cookie = '' } = await signInAgain(server, player.username);
    expect((await ask(undefined, cookie)).status).toBe(200);
  });

  test('reopens the same request with a full waiting period within a day, and creates a new one later', async () => {
    await ask();
    const token = await linkSecret();
    await withdraw();
    clock.advance(DAY - 1);
    const { deletion } = dataOf(deletionRequest, await ask());
    const requested = clock.now().toISOString();
    const due = new Date(clock.now().getTime() + 14 * DAY).toISOString();
    expect(deletion).toEqual({ status: 'pending', requested, due });
    expect(await rowsOf()).toHaveLength(1);
    expect(dataOf(deletionStatus, await statusOf(token))).toEqual(deletion);
    await withdraw();
    clock.advance(DAY);
    const { cookie = '' } = await signInAgain(server, player.username);
    await ask(undefined, cookie);
    expect(await rowsOf()).toHaveLength(2);
  });
});

describe('DELETE account/deletion', () => {
  test('keeps the account after the due date', async () => {
    await ask();
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(404);
    clock.advance(15 * DAY);
    await carryOutDeletions(server.deps, signal);
    expect((await stateOf((await signInAgain(server, player.username)).cookie)).deletion).toBeNull();
  });

  test('is possible until the due date, but not afterwards', async () => {
    await ask();
    clock.advance(14 * DAY - 1);
    await carryOutDeletions(server.deps, signal);
    const { cookie = '' } = await signInAgain(server, player.username);
    expect((await stateOf(cookie)).deletion?.status).toBe('pending');
    clock.advance(1);
    await carryOutDeletions(server.deps, signal);
    expect((await server.request(DELETION, { method: 'DELETE', body: {}, cookie })).status).toBe(419);
  });
});

describe('deletion status page', () => {
  test('can be read repeatedly without logging in, at each stage, for 90 days', async () => {
    await ask();
    const token = await linkSecret();
    const requested = clock.now().toISOString();
    for (let read = 0; read < 3; read += 1)
      expect(dataOf(deletionStatus, await statusOf(token))).toMatchObject({ status: 'pending', requested });
    expect((await statusOf(token)).envelope().status.message).toMatch(
      /^This account will be deleted on \d+ \w+ \d{4} at 12:\d\d UTC\./,
    );
    clock.advance(14 * DAY);
    await carryOutDeletions(server.deps, signal);
    expect(dataOf(deletionStatus, await statusOf(token))).toEqual({
      status: 'completed',
      requested,
      due: clock.now().toISOString(),
    });
    clock.advance(76 * DAY);
    expect((await statusOf(token)).status).toBe(422);
  });

  test('shows that a deletion was withdrawn', async () => {
    await ask();
    await withdraw();
    expect(dataOf(deletionStatus, await statusOf(await linkSecret())).status).toBe('withdrawn');
  });

  test('T18: refuses an unknown secret, one for another purpose and invalid input with the same response', async () => {
    await ask();
    await server.deps.database.db.update(linkSecrets).set({ purpose: 'verify-email' });
    const texts = await Promise.all([await linkSecret(), 'A'.repeat(43), '', '../../etc'].map(statusOf));
    expect(texts.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(new Set(texts.map((answer) => answer.envelope().status.message)).size).toBe(1);
  });
});
