import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { signChannel } from '../../../../server/play/realtime/channel-auth';
import type { WireChannelEvent } from '../../../../src/contract/realtime.contract';
import { CHANNEL_EVENT, events, SUBSCRIBE_EVENT } from '../../../../src/contract/realtime.contract';
import { connected, newSocket } from '../../support/open-socket';
import type { RedisServer } from '../../support/redis-server';
import { redisProgram, redisServer } from '../../support/redis-server';
import { separateDatabase } from '../../support/separate-database';
import { silentLog } from '../../support/silent-log';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
const WITHIN = { timeout: 10_000, interval: 5 };
const BROWSED = ['/readyz', '/v1/public/global/home', '/v1/public/blog/article/index', '/v1/public/no/such/call'];

describe.runIf(url !== undefined && redisProgram !== undefined)('servers without Redis', () => {
  const channel = `guest.announcement.${randomUUID()}` as const;
  const sockets: Socket[] = [];
  let close: () => Promise<void>;
  let redis: RedisServer;
  let here: TestServer;
  let there: TestServer;
  beforeAll(async () => {
    const shared = await separateDatabase(url ?? '', silentLog);
    redis = await redisServer({ isLasting: true });
    const environment = { DATABASE_URL: shared.url, REDIS_URL: redis.url };
    const start = async () => {
      const database = await openPostgresDatabase(shared.url, silentLog);
      return startTestServer({ log: silentLog, environment, database });
    };
    [here, there] = [await start(), await start()];
    close = async () => {
      for (const socket of sockets) socket.disconnect();
      await Promise.all([here.close(), there.close()]);
      await shared.database.close();
      await redis.kill();
    };
  });
  afterAll(() => close());

  const titlesHeardOn = async (server: TestServer): Promise<string[]> => {
    const socket = await connected(newSocket(server));
    sockets.push(socket);
    const right = { socketId: socket.id ?? '', channel, sessionId: undefined };
    const auth = signChannel(server.deps.config.secret, right, server.deps.clock.now());
    await socket.emitWithAck(SUBSCRIBE_EVENT, { channel, auth });
    const received: string[] = [];
    socket.on(CHANNEL_EVENT, ({ payload }: WireChannelEvent) => received.push((payload as { title: string }).title));
    return received;
  };
  const unlock = (title: string): void =>
    here.deps.realtime.publish(events.achievementUnlocked, channel, {
      title,
      desc: '',
      thumb: '/a.webp',
      sound: 'ding',
    });
  const statuses = async (): Promise<number[]> =>
    Promise.all(BROWSED.map(async (path) => (await here.request(path)).status));

  test('F08: two servers serve pages and events of their own browsers without Redis, and exchange the others when it is back', async () => {
    const [own, other] = [await titlesHeardOn(here), await titlesHeardOn(there)];
    const heardOnBoth = (titles: readonly string[]) =>
      vi.waitFor(() => expect([own, other]).toEqual([titles, titles]), WITHIN);
    const served = [200, 200, 200, 404];

    unlock('Before its start');
    await vi.waitFor(() => expect(own).toEqual(['Before its start']), WITHIN);
    expect(await statuses()).toEqual(served);
    await redis.start();
    await heardOnBoth(['Before its start']);

    await redis.kill();
    unlock('While it was away');
    await vi.waitFor(() => expect(own).toEqual(['Before its start', 'While it was away']), WITHIN);
    expect(await statuses()).toEqual(served);
    expect(other).toEqual(['Before its start']);
    await redis.start();
    await heardOnBoth(['Before its start', 'While it was away']);
  });
});
