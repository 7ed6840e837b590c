import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signChannel } from '../../../../server/play/realtime/channel-auth';
import { Departures } from '../../../../server/play/realtime/socket-hub';
import type { PublishedOf, WireChannelEvent } from '../../../../src/contract/realtime.contract';
import { CHANNEL_EVENT, events, SUBSCRIBE_EVENT } from '../../../../src/contract/realtime.contract';
import { accountChannel } from '../../../../src/domain/realtime/channels';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { SocketOptions } from '../../support/open-socket';
import { connected, newSocket, next } from '../../support/open-socket';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const clock = new FakeServerClock();
const sockets: Socket[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false, clock });
});
afterAll(() => server.close());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

const open = (options?: SocketOptions): Promise<Socket> => {
  const socket = newSocket(server, options);
  sockets.push(socket);
  return connected(socket);
};
const sign = (socket: Socket, channel: string, sessionId?: string): string =>
  signChannel(server.deps.config.secret, { socketId: socket.id ?? '', channel, sessionId }, clock.now());
const subscribe = (socket: Socket, channel: string, auth = sign(socket, channel)): Promise<unknown> =>
  socket.emitWithAck(SUBSCRIBE_EVENT, { channel, auth }) as Promise<unknown>;

const unlocked = (title: string): PublishedOf<typeof events.achievementUnlocked> => ({
  title,
  desc: 'Release your first lantern.',
  thumb: '/a.webp',
  sound: 'ding',
});
const guestChannel = () => `guest.announcement.${randomUUID()}` as const;

const JOINED = { ok: true, debug: '' };
const REFUSED = { ok: false, debug: 'err_forbidden' };

describe('a new socket', () => {
  const foreign: readonly { origin?: string; host?: string }[] = [
    { origin: 'http://one.play.holocade.localhost:9200' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'https://holocade.localhost:9200' },
    { host: 'one.play.holocade.localhost:9200' },
  ];
  test.each(foreign)('T05: is refused for $origin $host over websockets', async (options) => {
    await expect(open(options)).rejects.toThrow();
  });

  const poll = (headers: Record<string, string>) => server.request('/socket.io/?EIO=4&transport=polling', { headers });

  test.each(foreign)('T05: is refused for $origin $host over polling', async (options) => {
    expect((await poll({ origin: server.origin, ...options })).status).toBe(403);
  });

  test('is refused without an origin, unless the browser states that the page is the portal’s own', async () => {
    expect((await poll({})).status).toBe(403);
    expect((await poll({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await poll({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('is accepted for the portal over websockets and polling', async () => {
    expect((await open()).connected).toBe(true);
    expect((await poll({ origin: server.origin })).status).toBe(200);
  });

  test('connects over polling alone', async () => {
    const { text } = await poll({ origin: server.origin });
    const path = `/socket.io/?EIO=4&transport=polling&sid=${/"sid":"([^"]+)"/.exec(text)?.[1] ?? ''}`;
    const headers = { origin: server.origin, 'content-type': 'text/plain;charset=UTF-8' };
    expect((await server.request(path, { body: '40', headers })).status).toBe(200);
    expect((await server.request(path, { headers })).text).toMatch(/^40\{"sid":/);
  });
});

describe('a channel subscription', () => {
  test('receives the events of its channel, each with a unique id', async () => {
    const socket = await open();
    const channel = guestChannel();
    expect(await subscribe(socket, channel)).toEqual(JOINED);
    const received: WireChannelEvent[] = [];
    socket.on(CHANNEL_EVENT, (event: WireChannelEvent) => received.push(event));
    server.deps.realtime.publish(events.achievementUnlocked, guestChannel(), unlocked('not ours'));
    server.deps.realtime.publish(events.achievementUnlocked, channel, unlocked('A'));
    server.deps.realtime.publish(events.achievementUnlocked, channel, unlocked('B'));
    await expect.poll(() => received.length).toBe(2);
    expect(received.map(({ payload }) => payload)).toEqual([unlocked('A'), unlocked('B')]);
    expect(received[0]).toMatchObject({ channel, name: '.achievement.unlocked' });
    expect(received[0]?.id).not.toBe(received[1]?.id);
  });

  test('never receives a payload that violates its event’s schema, because publishing it throws', () => {
    const broken = { total: -1, revision: 1 };
    expect(() => server.deps.realtime.publish(events.balanceUpdated, 'account.a', broken)).toThrow(
      /^\.balance\.updated violates its contract: .*total/s,
    );
  });

  test('T37: is refused with the signature for another channel, another socket, or none', async () => {
    const [socket, other] = await Promise.all([open(), open()]);
    const channel = `announcement.${randomUUID()}`;
    expect(await subscribe(socket, channel, sign(socket, 'account.x'))).toEqual(REFUSED);
    expect(await subscribe(socket, channel, sign(other, channel))).toEqual(REFUSED);
    expect(await subscribe(socket, channel, '')).toEqual(REFUSED);
    expect(await socket.emitWithAck(SUBSCRIBE_EVENT, { channel: 5 })).toEqual({ ok: false, debug: 'err_validation' });
  });

  test('T37: is refused with a signature older than 60 seconds', async () => {
    const socket = await open();
    const channel = `announcement.${randomUUID()}`;
    const auth = sign(socket, channel);
    clock.advance(61_000);
    expect(await subscribe(socket, channel, auth)).toEqual(REFUSED);
  });
});

describe('a lost connection', () => {
  const lose = async (socket: Socket): Promise<void> => {
    const gone = next(socket, 'disconnect');
    socket.io.engine.close();
    await gone;
  };

  test('resumes and misses nothing', async () => {
    const socket = await open();
    const channel = guestChannel();
    await subscribe(socket, channel);
    server.deps.realtime.publish(events.friendsChanged, channel, null);
    await next(socket, CHANNEL_EVENT);
    await lose(socket);
    server.deps.realtime.publish(events.achievementUnlocked, channel, unlocked('A'));
    const missed = next<WireChannelEvent>(socket, CHANNEL_EVENT);
    socket.connect();
    expect((await missed).name).toBe('.achievement.unlocked');
    expect(socket.recovered).toBe(true);
  });

  test('does not resume once its session has ended', async () => {
    const socket = await open();
    const [channel, sessionId] = [accountChannel(randomUUID()), randomUUID()];
    await subscribe(socket, channel, sign(socket, channel, sessionId));
    server.deps.realtime.publish(events.balanceUpdated, channel, { total: 1, revision: 1 });
    await next(socket, CHANNEL_EVENT);
    await lose(socket);
    // Once a later socket is open, the server has noticed the loss.
    await open();
    server.deps.realtime.disconnectSession(sessionId);
    socket.connect();
    expect(await next(socket, 'disconnect')).toBe('io server disconnect');
  });
});

describe('disconnectSession', () => {
  test("closes the session's own sockets, and leaves the player's other devices connected", async () => {
    const [own, other] = await Promise.all([open(), open()]);
    const [channel, ended, kept] = [guestChannel(), randomUUID(), randomUUID()];
    await subscribe(own, channel, sign(own, channel, ended));
    await subscribe(other, channel, sign(other, channel, kept));
    const gone = next(own, 'disconnect');
    server.deps.realtime.disconnectSession(ended);
    expect(await gone).toBe('io server disconnect');
    const event = next<WireChannelEvent>(other, CHANNEL_EVENT);
    server.deps.realtime.publish(events.friendsChanged, channel, null);
    expect((await event).name).toBe('.friends.changed');
  });

  test("invalidates the session's unused tickets", async () => {
    const socket = await open();
    const [channel, sessionId] = [`account.${randomUUID()}`, randomUUID()];
    const auth = sign(socket, channel, sessionId);
    server.deps.realtime.disconnectSession(sessionId);
    expect(await subscribe(socket, channel, auth)).toEqual(REFUSED);
  });
});

test('Departures remembers an entry for a limited time since its last addition', () => {
  const clock = new FakeServerClock();
  const departures = new Departures(clock, 1000);
  departures.add('a');
  clock.advance(600);
  departures.add('b');
  departures.add('a');
  clock.advance(600);
  expect([departures.has('a'), departures.has('b'), departures.has('c')]).toEqual([true, true, false]);
  clock.advance(400);
  expect([departures.has('a'), departures.has('b')]).toEqual([false, false]);
});
