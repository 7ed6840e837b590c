import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { authStatus } from '../../../../src/contract/account.contract';
import { notificationList } from '../../../../src/contract/inbox.contract';
import { exportDownload, exportState } from '../../../../src/contract/account-deletion.contract';
import { emails } from '../../../../server/platform/database/schema/emails';
import { makeExports } from '../../../../server/identity/account-deletion/make-exports';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { mailsTo } from '../../support/mails-to';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import type { ClosingPlayer } from './leaving-player';
import { registerPlayer, signInAgain } from './leaving-player';

const EXPORT = '/v1/private/user/account/export';
const DAY = 24 * 60 * 60_000;
const { signal } = new AbortController();
const clock = new FakeServerClock();
let server: TestServer;
let player: ClosingPlayer;
let made = 0;

beforeAll(async () => {
  server = await startTestServer({ clock, demo: false });
});

beforeEach(async () => {
  made += 1;
  player = await registerPlayer(server, `reader-${made}`);
});

afterAll(() => server.close());

const ask = () => server.request(EXPORT, { method: 'POST', body: {}, cookie: player.cookie });
const file = (cookie = player.cookie) => server.request(`${EXPORT}/file`, { cookie });
const stateOf = async () => dataOf(exportState, await server.request(EXPORT, { cookie: player.cookie })).export;
const dataRequested = async (cookie = player.cookie) =>
  dataOf(authStatus, await server.request('/v1/public/user/auth/status', { cookie })).settings.general.data_requested;

describe('data export', () => {
  test('is requested, created in the background and downloaded, and sets data_requested in the settings', async () => {
    expect([await stateOf(), await dataRequested()]).toEqual([null, false]);
    expect((await ask()).status).toBe(200);
    expect(await stateOf()).toEqual({ requested: clock.now().toISOString(), ready: null, expires: null });
    expect((await file()).status).toBe(404);
    await makeExports(server.deps, signal);
    const expires = new Date(clock.now().getTime() + 7 * DAY).toISOString();
    expect(await stateOf()).toMatchObject({ ready: clock.now().toISOString(), expires });
    expect(await dataRequested()).toBe(true);
    const data = dataOf(exportDownload, await file());
    expect(data).toMatchObject({
      accounts: [{ username: player.username, created_at: clock.now().toISOString() }],
      articles: [],
      account_settings: [{ settings: { general: { data_requested: true } } }],
    });
    const received = await server.deps.database.db.select().from(emails).where(eq(emails.accountId, player.id));
    expect(received.map(({ kind }) => kind)).toContain('export-ready');
  });

  test('T33: sends no email to an unverified address', async () => {
    player = await registerPlayer(server, `unconfirmed-${made}`, { confirmed: false });
    await ask();
    await makeExports(server.deps, signal);
    expect((await stateOf())?.ready).toBe(clock.now().toISOString());
    const received = await server.request('/v1/private/user/notifications', { cookie: player.cookie });
    expect(dataOf(notificationList, received).items[0]?.title).toBe('Your data is ready');
    expect((await mailsTo(server, player.email)).map(({ kind }) => kind)).not.toContain('export-ready');
  });

  test('is created once, even if the job runs twice', async () => {
    await ask();
    await Promise.all([makeExports(server.deps, signal), makeExports(server.deps, signal)]);
    const received = await server.deps.database.db.select().from(emails).where(eq(emails.accountId, player.id));
    expect(received.filter(({ kind }) => kind === 'export-ready')).toHaveLength(1);
  });

  test('refuses a second request while an export is pending or available', async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await makeExports(server.deps, signal);
    expect((await ask()).status).toBe(422);
  });

  test('is deleted after seven days, and a new one can be requested', async () => {
    await ask();
    await makeExports(server.deps, signal);
    clock.advance(7 * DAY);
    const { cookie = '' } = await signInAgain(server, player.username);
    expect((await file(cookie)).status).toBe(404);
    await makeExports(server.deps, signal);
    expect(await dataRequested(cookie)).toBe(false);
    const again = await server.request(EXPORT, { method: 'POST', body: {}, cookie });
    expect(again.status).toBe(200);
  });

  test('is only available to its player', async () => {
    await ask();
    await makeExports(server.deps, signal);
    const other = await registerPlayer(server, `stranger-${made}`);
    expect((await file(other.cookie)).status).toBe(404);
    expect((await server.request(`${EXPORT}/file`)).status).toBe(401);
  });
});
