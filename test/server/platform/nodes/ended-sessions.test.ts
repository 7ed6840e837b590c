import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { listenAsPlayer } from '../../support/listen-as-player';
import { next } from '../../support/open-socket';
import { separateDatabase } from '../../support/separate-database';
import { silentLog } from '../../support/silent-log';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
const NEW = 'Other-hill8-kite';
const SESSIONS = '/v1/private/user/account/sessions';

describe.runIf(url !== undefined)('sockets on another server', () => {
  let close: () => Promise<void>;
  let here: TestServer;
  let there: TestServer;
  beforeAll(async () => {
    const shared = await separateDatabase(url ?? '', silentLog);
    const start = async () =>
      startTestServer({ log: silentLog, database: await openPostgresDatabase(shared.url, silentLog) });
    [here, there] = [await start(), await start()];
    close = async () => {
      await Promise.all([here.close(), there.close()]);
      await shared.database.close();
    };
  });
  afterAll(() => close());

  const loggedIn = async (username: string): Promise<TestBrowser> => {
    const browser = new TestBrowser(here);
    expect((await browser.login(username, PASSWORD)).status).toBe(200);
    return browser;
  };
  /** Resolves within a second after the end of the session of a socket. */
  const closed = async (socket: Socket, endSession: () => Promise<unknown>): Promise<void> => {
    const gone = next<string>(socket, 'disconnect');
    await endSession();
    const begun = performance.now();
    expect(await gone).toBe('io server disconnect');
    expect(performance.now() - begun).toBeLessThan(1000);
  };

  test('T36: a logout closes the socket on another server within a second', async () => {
    await addPlayer(here, 'vega');
    const browser = await loggedIn('vega');
    const socket = await listenAsPlayer(there, browser.cookie);
    await closed(socket, () => browser.send('/v1/private/user/auth/logout', { method: 'POST', body: {} }));
  });

  test('T36: a password change closes the sockets of other sessions on another server within a second', async () => {
    await addPlayer(here, 'mira');
    const [own, other] = [await loggedIn('mira'), await loggedIn('mira')];
    const socket = await listenAsPlayer(there, other.cookie);
    const body = { password: PASSWORD, new_password: NEW, new_password_confirmation: NEW };
    await closed(socket, () => own.send('/v1/private/user/account/password', { method: 'PUT', body }));
  });

  test('T36: logging out everywhere else closes the sockets on another server within a second', async () => {
    await addPlayer(here, 'orion');
    const [own, other] = [await loggedIn('orion'), await loggedIn('orion')];
    const socket = await listenAsPlayer(there, other.cookie);
    await closed(socket, () => own.send(SESSIONS, { method: 'DELETE' }));
  });
});
