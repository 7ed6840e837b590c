import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { banUser } from '../../../../server/identity/bans/ban-commands';
import { sessions } from '../../../../server/platform/database/schema/accounts';
import { friendships } from '../../../../server/platform/database/schema/friends';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { nodeMessages } from '../../../../server/platform/nodes/node-bus';
import { connectNodes } from '../../../../server/platform/nodes/node-connections';
import { openRedis } from '../../../../server/platform/nodes/redis';
import type { ChannelPublisher } from '../../../../server/play/realtime/channel-publisher';
import { remotePublisher } from '../../../../server/play/realtime/remote-publisher';
import type { WireChannelEvent } from '../../../../src/contract/realtime.contract';
import { CHANNEL_EVENT } from '../../../../src/contract/realtime.contract';
import { accountChannel } from '../../../../src/domain/realtime/channels';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { connected, newSocket, next } from '../../support/open-socket';
import { redisProgram, redisServer } from '../../support/redis-server';
import { TestBrowser } from '../../support/test-browser';
import { receivedBy, subscribe, unlockBy } from './channel-events';
import { separateDatabase } from '../../support/separate-database';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
const log = createLogger({ logLevel: 'silent' });
const WITHIN = { timeout: 10_000, interval: 5 };
const WITHIN_A_SECOND = { timeout: 1000, interval: 5 };

/** `nothing`: one server, without others. */
type Transport = 'PostgreSQL' | 'Redis' | 'nothing';

/** Cuts all connections that receive messages. */
const cut: Readonly<Record<Exclude<Transport, 'nothing'>, (server: TestServer) => Promise<unknown>>> = {
  PostgreSQL: ({ deps }) =>
    deps.database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'node listener'`),
  async Redis({ deps }) {
    const client = openRedis(deps.config.redisUrl ?? '', log);
    await vi.waitFor(() => client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']), WITHIN);
    client.destroy();
  },
};

describe.runIf(url !== undefined)('servers on one database with messages over PostgreSQL', () =>
  testServers('PostgreSQL'),
);
describe.runIf(url !== undefined && redisProgram !== undefined)(
  'servers on one database with messages over Redis',
  () => testServers('Redis'),
);
describe('one server without others', () => testServers('nothing'));

function testServers(transport: Transport): void {
  const servers: TestServer[] = [];
  const registries = [new Registry(), new Registry(), new Registry()] as const;
  const sockets: Socket[] = [];
  const testOfOthers: (title: string, run: () => Promise<void>) => void = transport === 'nothing' ? () => {} : test;
  let close = async (): Promise<void> => {};

  beforeAll(async () => {
    if (transport === 'nothing') {
      servers.push(await startTestServer({ log, metrics: registries[0] }));
      return;
    }
    const shared = await separateDatabase(url ?? '', log);
    const redis = transport === 'Redis' ? await redisServer() : undefined;
    await redis?.start();
    close = async () => {
      await shared.database.close();
      await redis?.kill();
    };
    const environment: Record<string, string> = redis ? { DATABASE_URL: shared.url, REDIS_URL: redis.url } : {};
    for (const metrics of registries) {
      const database = await openPostgresDatabase(shared.url, log);
      servers.push(await startTestServer({ log, environment, metrics, database }));
    }
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await close();
  });

  const on = (index: number): TestServer => {
    const server = servers[index % servers.length];
    if (!server) throw new Error(`There is no server ${String(index)}.`);
    return server;
  };
  const listener = async (index: number, channel: string, sessionId?: string): Promise<Socket> => {
    const socket = newSocket(on(index));
    sockets.push(socket);
    await connected(socket);
    await subscribe(on(index), socket, channel, sessionId);
    return socket;
  };
  const unlock = (index: number, channel: `guest.announcement.${string}`, title: string): void =>
    unlockBy(on(index).deps.realtime, channel, title);

  /** Publishes as a process without sockets does, such as a command. */
  const command = async (publish: (realtime: ChannelPublisher) => void): Promise<void> => {
    const { clock, config, database, random } = on(0).deps;
    const { redisUrl } = config;
    const others = await connectNodes({ database, redisUrl, node: randomUUID(), clock, log });
    const messages = nodeMessages({ transport: others.transport, clock, log });
    publish(remotePublisher(messages, random));
    await messages.settled();
    others.close();
  };

  test('every event reaches the sockets of all servers once and in order', async () => {
    const channel = `guest.announcement.${randomUUID()}` as const;
    const received = await Promise.all([0, 1, 2].map(async (index) => receivedBy(await listener(index, channel))));
    const titles = Array.from({ length: 500 }, (_, at) => `Achievement ${String(at)}`);
    for (const title of titles) unlock(0, channel, title);
    await vi.waitFor(() => expect(received.map((all) => all.length)).toEqual([500, 500, 500]), WITHIN);
    expect(received).toEqual([titles, titles, titles]);
  });

  testOfOthers('a server measures the lag of events of others, and only the emission of its own', async () => {
    for (const metrics of registries) metrics.resetMetrics();
    const channel = `guest.announcement.${randomUUID()}` as const;
    const received = receivedBy(await listener(1, channel));
    unlock(0, channel, 'First light');
    await vi.waitFor(() => expect(received).toHaveLength(1), WITHIN);
    const [own, other] = [await registries[0].metrics(), await registries[1].metrics()];
    expect(own).toContain('holocade_realtime_emission_seconds_count 1\n');
    expect(own).not.toMatch(/realtime_lag_seconds_count [1-9]/);
    expect(other).not.toMatch(/realtime_emission_seconds_count [1-9]/);
    expect(other).toContain('holocade_realtime_lag_seconds_count 1\n');
    expect(other).toContain('holocade_realtime_lag_seconds_bucket{le="10"} 1\n');
  });

  test('an event too long for a notification reaches other servers', async () => {
    const channel = `guest.announcement.${randomUUID()}` as const;
    const received = receivedBy(await listener(1, channel));
    const title = 'A'.repeat(20_000);
    unlock(0, channel, title);
    await vi.waitFor(() => expect(received).toEqual([title]), WITHIN);
  });

  testOfOthers(
    'events that were published while the connection between servers was lost arrive once it is back',
    async () => {
      const channel = `guest.announcement.${randomUUID()}` as const;
      const received = receivedBy(await listener(1, channel));
      if (transport !== 'nothing') await cut[transport](on(0));
      const titles = ['One', 'Two', 'Three'];
      for (const title of titles) unlock(0, channel, title);
      await vi.waitFor(() => expect(received).toEqual(titles), WITHIN);
      expect(await registries[1].metrics()).toMatch(/node_bus_reconnections_total [1-9]/);
    },
  );

  test.runIf(transport === 'PostgreSQL')('an event that the database refuses does not stop the next', async () => {
    const channel = `guest.announcement.${randomUUID()}` as const;
    const received = receivedBy(await listener(1, channel));
    unlock(0, channel, 'A \u0000 is no text of PostgreSQL');
    unlock(0, channel, 'Next in the same batch');
    await vi.waitFor(() => expect(received).toEqual(['Next in the same batch']), WITHIN);
  });

  testOfOthers(
    'an event of a process without sockets, such as a command, reaches the sockets of all servers',
    async () => {
      const channel = `guest.announcement.${randomUUID()}` as const;
      const received = await Promise.all([0, 1, 2].map(async (index) => receivedBy(await listener(index, channel))));
      await command((realtime) => unlockBy(realtime, channel, 'From a command'));
      await vi.waitFor(
        () => expect(received).toEqual([['From a command'], ['From a command'], ['From a command']]),
        WITHIN,
      );
    },
  );

  test('the end of a session closes its sockets on every server and refuses new subscriptions', async () => {
    const session = randomUUID();
    const channel = accountChannel('nova');
    const socket = await listener(1, channel, session);
    const gone = next<string>(socket, 'disconnect');
    on(0).deps.realtime.disconnectSession(session);
    expect(await gone).toBe('io server disconnect');
    // A subscription before the message arrived would be closed by it, so each attempt has its own socket.
    await vi.waitFor(async () => {
      const again = newSocket(on(2));
      sockets.push(again);
      await connected(again);
      expect(await subscribe(on(2), again, channel, session)).toEqual({ ok: false, debug: 'err_forbidden' });
    }, WITHIN);
  });

  testOfOthers('the end of a session by a command closes its sockets on every server', async () => {
    const session = randomUUID();
    const sockets = await Promise.all([0, 1, 2].map((index) => listener(index, accountChannel('nova'), session)));
    const gone = Promise.all(sockets.map((socket) => next<string>(socket, 'disconnect')));
    await command((realtime) => realtime.disconnectSession(session));
    expect(await gone).toEqual(Array<string>(3).fill('io server disconnect'));
  });

  test('T56: a ban closes the player’s sockets on every server within a second', async () => {
    const id = await addPlayer(on(0), 'banned-player');
    await new TestBrowser(on(1)).login('banned-player', PASSWORD);
    const { db } = on(0).deps.database;
    const [session] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, id));
    const closing = await Promise.all([0, 1, 2].map((index) => listener(index, accountChannel(id), session?.id)));
    expect(closing.map(({ connected }) => connected)).toEqual([true, true, true]);
    expect(await banUser(on(0).deps, { username: 'banned-player', reason: 'Spam.' })).toMatchObject({ ok: true });
    await vi.waitFor(
      () => expect(closing.map(({ connected }) => connected)).toEqual([false, false, false]),
      WITHIN_A_SECOND,
    );
  });

  testOfOthers('a player is online on every server, until the server of the last connection is dead', async () => {
    const [id, friend] = [await addPlayer(on(0), 'traveller'), await addPlayer(on(0), 'friend')];
    const { db } = on(0).deps.database;
    const [one = id, other = friend] = [id, friend].sort();
    await db
      .insert(friendships)
      .values({ first: one, second: other, requestedBy: id, createdAt: new Date(), acceptedAt: new Date() });
    for (const { nodes } of servers) await nodes.start();
    const received: unknown[] = [];
    (await listener(2, `announcement.${friend}`)).on(CHANNEL_EVENT, ({ payload }: WireChannelEvent) =>
      received.push(payload),
    );
    const online = async (index: number) => (await on(index).deps.online.among(db, [id])).has(id);

    await listener(1, `announcement.${id}`);
    await vi.waitFor(() => expect(received).toMatchObject([{ username: 'traveller', online: true }]), WITHIN);
    expect([await online(0), await online(1), await online(2)]).toEqual([true, true, true]);

    await on(1).nodes.stop();
    expect([await online(0), await online(2)]).toEqual([false, false]);
    await on(0).nodes.start();
    await vi.waitFor(
      () => expect(received).toMatchObject([{ online: true }, { username: 'traveller', online: false }]),
      WITHIN,
    );
  });
}
