import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authChannel, authStatus } from '../../../../src/contract/account.contract';
import { SUBSCRIBE_EVENT } from '../../../../src/contract/realtime.contract';
import { err, ok } from '../../../../src/domain/shared/result';
import { banUser, unbanUser } from '../../../../server/identity/bans/ban-commands';
import { accountBans } from '../../../../server/platform/database/schema/accounts';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { mailsTo } from '../../support/mails-to';
import { connected, newSocket, next } from '../../support/open-socket';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { finalize, signInBy } from '../social/social-flow';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
afterAll(() => server.close());

const FAR = '2999-12-31T18:00:00.000Z';
const ban = (username: string, until?: string) => banUser(server.deps, { username, reason: 'Spam.', until });
const attempt = async (username: string, password = PASSWORD) => {
  const { status } = (await new TestBrowser(server).login(username, password)).envelope();
  return [status.code, status.debug, status.message];
};
const endBansByClock = () =>
  server.deps.database.db.update(accountBans).set({ until: sql`clock_timestamp() - interval '1 millisecond'` });

describe('user ban', () => {
  test('logs the player out everywhere, closes the sockets and refuses logins with reason and end', async () => {
    const id = await addPlayer(server, 'vega');
    const browser = new TestBrowser(server);
    await browser.login('vega', PASSWORD);
    const socket = await connected(newSocket(server, { cookie: browser.cookie }));
    const channel = `announcement.${dataOf(authStatus, await browser.send('/v1/public/user/auth/status')).account.id}`;
    const body = { socket_id: socket.id, channel_name: channel };
    const { auth } = dataOf(authChannel, await browser.send('/v1/public/user/auth/channel', { body }));
    await socket.emitWithAck(SUBSCRIBE_EVENT, { channel, auth });
    const gone = next<string>(socket, 'disconnect');

    expect(await ban('VEGA', FAR)).toEqual(
      ok('vega is banned until 31 December 2999 at 18:00 UTC. Ended sessions: 1.'),
    );
    expect(await gone).toBe('io server disconnect');
    socket.disconnect();
    expect(await browser.status()).toBe(401);
    expect(await attempt('vega')).toEqual([
      403,
      'err_banned',
      'Your account is banned until 31 December 2999 at 18:00 UTC. Reason: Spam.',
    ]);
    const [mail] = (await mailsTo(server, 'vega@mail.test')).filter(({ kind }) => kind === 'account-banned');
    expect(mail?.text).toContain('Your account is banned until 31 December 2999 at 18:00 UTC. Reason: Spam.');
    expect(await server.deps.database.db.$count(accountBans, sql`account_id = ${id}`)).toBe(1);
  });

  test('leaves no session of logins at the same time', async () => {
    await addPlayer(server, 'capella');
    const browsers = Array.from({ length: 4 }, () => new TestBrowser(server));
    const logins = browsers.map((browser) => browser.login('capella', PASSWORD));
    await Promise.race(logins);
    await ban('capella', FAR);
    await Promise.all(logins);
    expect(await Promise.all(browsers.map((browser) => browser.status()))).toEqual([401, 401, 401, 401]);
  });

  test('does not reveal the ban after a wrong password', async () => {
    await addPlayer(server, 'mira');
    await ban('mira', FAR);
    expect(await attempt('mira', 'Wrong-lake7-boat')).toEqual([
      401,
      'err_credentials',
      'The login or password you entered is incorrect.',
    ]);
  });

  test('ends by itself at its end by the database’s clock', async () => {
    await addPlayer(server, 'deneb');
    await ban('deneb', FAR);
    await endBansByClock();
    expect((await new TestBrowser(server).login('deneb', PASSWORD)).status).toBe(200);
  });

  test('replaces an earlier ban, and never ends without an end', async () => {
    await addPlayer(server, 'rigel');
    await ban('rigel', FAR);
    expect(await ban('rigel')).toEqual(ok('rigel is banned permanently. Ended sessions: 0.'));
    expect(await attempt('rigel')).toEqual([403, 'err_banned', 'Your account is banned permanently. Reason: Spam.']);
  });

  test('refuses an unknown user and an end in the past', async () => {
    await addPlayer(server, 'altair');
    expect(await ban('nobody', FAR)).toEqual(err('There is no user “nobody”.'));
    expect(await ban('altair', '2020-01-01T00:00:00.000Z')).toEqual(err('The end of the ban is in the past.'));
    expect((await new TestBrowser(server).login('altair', PASSWORD)).status).toBe(200);
  });

  test('shows the reason and the end after a login with Google, only to the person who logged in', async () => {
    const first = await signInBy(server, 'google', 'robin');
    await finalize(server, first.browser, first.end, { email: 'robin@people.example', username: 'robin' });
    await ban('robin', FAR);
    const again = await signInBy(server, 'google', 'robin');
    expect(again.end.searchParams.get('reason')).toBe('banned');
    const text = 'Your account is banned until 31 December 2999 at 18:00 UTC. Reason: Spam.';
    expect((await again.browser.visit(again.end.href)).text).toContain(text);
    again.end.searchParams.set('ban', (again.end.searchParams.get('ban') ?? '').replace(/.$/, '-'));
    const other = (await again.browser.visit(again.end.href)).text;
    expect(other).not.toContain('Spam');
    expect(other).toContain('Your account is banned.');
  });
});

describe('user unban', () => {
  test('lets a banned player log in again, and refuses everybody else', async () => {
    await addPlayer(server, 'sirius');
    await ban('sirius');
    expect(await unbanUser(server.deps, 'sirius')).toEqual(ok('sirius can log in again.'));
    expect((await new TestBrowser(server).login('sirius', PASSWORD)).status).toBe(200);
    expect(await unbanUser(server.deps, 'sirius')).toEqual(err('sirius is not banned.'));
    expect(await unbanUser(server.deps, 'nobody')).toEqual(err('There is no user “nobody”.'));
  });
});
