import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authChannel, authLogout, authStatus } from '../../../../src/contract/account.contract';
import { verifyChannel } from '../../../../server/play/realtime/channel-auth';
import { dataOf } from '../../support/data-of';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const STATUS = '/v1/public/user/auth/status';
const LOGOUT = '/v1/private/user/auth/logout';
const CHANNEL = '/v1/public/user/auth/channel';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const idOf = async (cookie: string) => dataOf(authStatus, await server.request(STATUS, { cookie })).account.id;

describe('GET auth/status', () => {
  test('answers 401 to a visitor', async () => {
    const answer = await server.request(STATUS);
    expect(answer.status).toBe(401);
    expect(answer.envelope()).toMatchObject({ status: { success: false, debug: 'err_unauthenticated' }, data: null });
  });

  test('keeps the cookie of an ended session, because a new login may have replaced it', async () => {
    const cookie = await signIn(server, 'nova');
    await server.request(LOGOUT, { cookie, body: {} });
    const answer = await server.request(STATUS, { cookie });
    expect([answer.status, answer.setCookies]).toEqual([401, []]);
  });

  test('is never cached', async () => {
    const answer = await server.request(STATUS, { cookie: await signIn(server, 'nova') });
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});

describe('POST auth/logout', () => {
  test('T36: ends the session on the server and in the browser', async () => {
    const cookie = await signIn(server, 'nova');
    const answer = await server.request(LOGOUT, { cookie, body: {} });
    expect(dataOf(authLogout, answer)).toBeNull();
    expect(answer.setCookies.find((line) => line.startsWith('__Host-holocade='))).toMatch(
      /Max-Age=0|Expires=Thu, 01 Jan 1970/,
    );
    expect((await server.request(STATUS, { cookie })).status).toBe(401);
  });

  test('keeps the other sessions of the player', async () => {
    const [first, second] = [await signIn(server, 'nova'), await signIn(server, 'nova')];
    await server.request(LOGOUT, { cookie: first, body: {} });
    expect((await server.request(STATUS, { cookie: second })).status).toBe(200);
  });

  test.each([undefined, '__Host-holocade=ended'])('removes the cookie without a session: %s', async (cookie) => {
    const answer = await server.request(LOGOUT, { body: {}, ...(cookie ? { cookie } : {}) });
    expect(dataOf(authLogout, answer)).toBeNull();
    expect(answer.setCookies).toEqual([expect.stringMatching(/^__Host-holocade=; Max-Age=0/) as string]);
  });
});

describe('POST auth/channel', () => {
  const ask = (channel_name: string, cookie?: string) =>
    server.request(CHANNEL, { body: { socket_id: 'socket-1', channel_name }, ...(cookie ? { cookie } : {}) });

  test('signs the player’s own channels for the given socket', async () => {
    const cookie = await signIn(server, 'nova');
    const channel = `announcement.${await idOf(cookie)}`;
    const { auth } = dataOf(authChannel, await ask(channel, cookie));
    const { secret } = server.deps.config;
    const rightOf = (socketId: string) => verifyChannel(secret, { socketId, channel }, auth, new Date());
    expect(rightOf('socket-1')?.sessionId).toMatch(/^[0-9a-f-]{36}$/);
    expect(rightOf('socket-2')).toBeUndefined();
  });

  test('signs the guest channel of the visitor’s own id', async () => {
    const guest = randomUUID();
    expect((await ask(`guest.announcement.${guest}`, `p1_uuid=${guest}`)).status).toBe(200);
  });

  test('T37: refuses the channel of another player', async () => {
    const [nova, orion] = [await signIn(server, 'nova'), await signIn(server, 'orion')];
    const theirs = await idOf(orion);
    const guest = randomUUID();
    const refused = [
      await ask(`announcement.${theirs}`, nova),
      await ask(`account.${theirs}`, nova),
      await ask(`announcement.${theirs}`),
      await ask(`guest.announcement.${randomUUID()}`, `p1_uuid=${guest}`),
      await ask(`guest.announcement.${guest}`),
      await ask('guest.announcement.', 'p1_uuid='),
      await ask('guest.announcement.undefined'),
      await ask(`announcement.${await idOf(nova)}.`, nova),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  });

  test('T37: refuses a player and a guest the channels of a hundred others', async () => {
    const nova = await signIn(server, 'nova');
    const guest = `p1_uuid=${randomUUID()}`;
    const requests = Array.from({ length: 50 }, () => [
      ask(`announcement.${randomUUID()}`, nova),
      ask(`guest.announcement.${randomUUID()}`, guest),
    ]).flat();
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 100 }, () => 403));
  });
});
