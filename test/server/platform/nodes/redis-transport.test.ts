import { afterEach, describe, expect, test, vi } from 'vitest';
import { connectNodes } from '../../../../server/platform/nodes/node-connections';
import type { Executor } from '../../../../server/platform/database/executor';
import type { NodeMessages } from '../../../../server/platform/nodes/node-bus';
import { nodeBus } from '../../../../server/platform/nodes/node-bus';
import type { NodeMessage } from '../../../../server/platform/nodes/node-transport.port';
import { openRedis } from '../../../../server/platform/nodes/redis';
import { redisCounter } from '../../../../server/platform/nodes/shared-counter';
import { systemClock } from '../../../../server/platform/system/server-clock';
import type { RedisServer } from '../../support/redis-server';
import { redisProgram, redisServer } from '../../support/redis-server';
import { silentLog } from '../../support/silent-log';

/** Only Redis is used. */
const database = { db: {} as Executor, listen: () => () => Promise.resolve() };
const WITHIN = { timeout: 15_000, interval: 5 };
const STREAM = 'holocade:messages';

describe.runIf(redisProgram !== undefined)('servers with messages over Redis', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  const redis = async (options?: { readonly isLasting: boolean }): Promise<RedisServer> => {
    const server = await redisServer(options);
    ends.push(() => server.kill());
    return server;
  };
  const bus = async ({ url }: RedisServer, node: string) => {
    const received: string[] = [];
    const missed = vi.fn();
    const common = { clock: systemClock, log: silentLog };
    const others = await connectNodes({ ...common, database, redisUrl: url, node });
    const messages = nodeBus(
      { ...common, transport: others.transport },
      { receive: (message) => received.push(message.kind === 'session-ended' ? message.sessionId : ''), missed },
    );
    ends.push(async () => {
      await messages.close();
      others.close();
    });
    return { received, missed, send: sendTo(messages) };
  };
  const sendTo = (messages: NodeMessages) => (sessionId: string) => {
    const message: NodeMessage = { kind: 'session-ended', sessionId };
    messages.send(message);
  };
  const client = ({ url }: RedisServer) => {
    const opened = openRedis(url, silentLog);
    ends.push(async () => opened.destroy());
    return opened;
  };

  test('a message reaches the other servers once, and not its sender', async () => {
    const server = await redis();
    await server.start();
    const [one, other] = [await bus(server, 'one'), await bus(server, 'other')];
    for (const id of ['1', '2', '3']) one.send(id);
    await vi.waitFor(() => expect(other.received).toEqual(['1', '2', '3']), WITHIN);
    expect(one.received).toEqual([]);
  });

  test('F08: messages that were sent before Redis started arrive when it starts', async () => {
    const server = await redis();
    const [one, other] = [await bus(server, 'one'), await bus(server, 'other')];
    for (const id of ['1', '2', '3']) one.send(id);
    await server.start();
    await vi.waitFor(() => expect(other.received).toEqual(['1', '2', '3']), WITHIN);
    expect(other.missed).not.toHaveBeenCalled();
  });

  test('F08: messages that were sent while Redis was killed arrive when it is back with its data', async () => {
    const server = await redis({ isLasting: true });
    await server.start();
    const [one, other] = [await bus(server, 'one'), await bus(server, 'other')];
    one.send('before');
    await vi.waitFor(() => expect(other.received).toEqual(['before']), WITHIN);
    await server.kill();
    one.send('meanwhile');
    await server.start();
    await vi.waitFor(() => expect(other.received).toEqual(['before', 'meanwhile']), WITHIN);
    expect(other.missed).not.toHaveBeenCalled();
  });

  test('F08: a server learns that it missed messages when Redis is back without its data', async () => {
    const server = await redis();
    await server.start();
    const [one, other] = [await bus(server, 'one'), await bus(server, 'other')];
    one.send('before');
    await vi.waitFor(() => expect(other.received).toEqual(['before']), WITHIN);
    await server.kill();
    await server.start();
    one.send('after');
    await vi.waitFor(() => expect(other.missed).toHaveBeenCalledTimes(1), WITHIN);
    await vi.waitFor(() => expect(other.received).toEqual(['before', 'after']), WITHIN);
  });

  test('a server learns that it missed messages when the stream was trimmed while its connection was lost', async () => {
    const server = await redis();
    await server.start();
    const [one, other] = [await bus(server, 'one'), await bus(server, 'other')];
    one.send('before');
    await vi.waitFor(() => expect(other.received).toEqual(['before']), WITHIN);
    const admin = client(server);
    await vi.waitFor(() => admin.ping(), WITHIN);
    await admin
      .multi()
      .xAdd(STREAM, '*', { sender: 'third', number: '1', message: '{}' })
      .xTrim(STREAM, 'MAXLEN', 0)
      .addCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'])
      .exec();
    await vi.waitFor(() => expect(other.missed).toHaveBeenCalledTimes(1), WITHIN);
  });

  test('a repeated message with the same number is delivered once', async () => {
    const server = await redis();
    await server.start();
    const other = await bus(server, 'other');
    const admin = client(server);
    await vi.waitFor(() => admin.ping(), WITHIN);
    const send = (number: string, sessionId: string) => {
      const message = JSON.stringify({ kind: 'session-ended', sessionId });
      return admin.xAdd(STREAM, '*', { sender: 'third', number, message });
    };
    for (const number of ['1', '2', '1', '2', '3']) await send(number, number);
    await vi.waitFor(() => expect(other.received).toEqual(['1', '2', '3']), WITHIN);
  });

  test('messages arrive after Redis hung with all connections open', async () => {
    const server = await redis();
    await server.start();
    const [one, other] = [await bus(server, 'one'), await bus(server, 'other')];
    one.send('before');
    await vi.waitFor(() => expect(other.received).toEqual(['before']), WITHIN);
    server.freeze();
    one.send('meanwhile');
    await server.start();
    await vi.waitFor(() => expect(other.received).toEqual(['before', 'meanwhile']), WITHIN);
  });

  test('redisCounter adds to the count of a window, which Redis deletes after its end', async () => {
    const server = await redis();
    await server.start();
    const [opened, endsAt] = [client(server), Date.now() + 60_000];
    await vi.waitFor(() => opened.ping(), WITHIN);
    const counter = redisCounter(opened);
    expect(await counter.add({ key: 'api:1', endsAt }, 10)).toBe(10);
    expect(await counter.add({ key: 'api:1', endsAt }, 5)).toBe(15);
    expect(await counter.add({ key: 'api:1', endsAt: endsAt + 1 }, 3)).toBe(3);
    expect(await opened.pExpireTime(`holocade:limit:api:1:${String(endsAt)}`)).toBe(endsAt + 60_000);
  });

  test('redisCounter fails while Redis is away', async () => {
    const opened = client(await redis());
    await expect(redisCounter(opened).add({ key: 'api:1', endsAt: 1 }, 1)).rejects.toThrow();
  });
});
