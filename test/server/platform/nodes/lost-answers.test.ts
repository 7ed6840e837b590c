import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { nodeBus } from '../../../../server/platform/nodes/node-bus';
import { connectNodes } from '../../../../server/platform/nodes/node-connections';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { redisProgram, redisServer } from '../../support/redis-server';
import { separateDatabase } from '../../support/separate-database';
import { silentLog } from '../../support/silent-log';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
const WITHIN = { timeout: 15_000, interval: 5 };
/** Ids of the two servers. */
const NODES = ['6d1f1ad0-0e7c-4c4e-9df0-1f6f0a4a7b01', '6d1f1ad0-0e7c-4c4e-9df0-1f6f0a4a7b02'] as const;
/** Last message of PostgreSQL's answer, after the commit: `ReadyForQuery` outside of a transaction. */
const READY = Buffer.from('Z\0\0\0\u0005I');

/** Part of a request that stores messages, and a check for the end of its answer. */
interface Cut {
  readonly request: string;
  readonly isAnswer: (chunk: Buffer) => boolean;
}
const CUTS: Readonly<Record<'PostgreSQL' | 'Redis', Cut>> = {
  PostgreSQL: {
    request: 'insert into node_messages',
    isAnswer: (chunk) => chunk.subarray(-READY.length).equals(READY),
  },
  Redis: { request: 'EXEC', isAnswer: (chunk) => chunk.includes('*') },
};

describe.each(['PostgreSQL', 'Redis'] as const)('servers with messages over %s', (transport) => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  /** Forwards connections, and cuts the first one whose request was carried out but not answered. */
  const proxy = async (target: string) => {
    const address = new URL(target);
    const { port, hostname } = address;
    const { request, isAnswer } = CUTS[transport];
    const sockets = new Set<Socket>();
    const cuts = vi.fn();
    const server = createServer((client) => {
      const upstream = connect(Number(port), hostname);
      let isRequested = false;
      const cut = (): void => {
        client.destroy();
        upstream.destroy();
      };
      for (const socket of [client, upstream]) sockets.add(socket.on('error', cut).on('close', cut));
      client.on('data', (chunk) => {
        isRequested ||= cuts.mock.calls.length === 0 && chunk.includes(request);
        upstream.write(chunk);
      });
      upstream.on('data', (chunk) => {
        if (!isRequested) client.write(chunk);
        else if (isAnswer(chunk)) {
          isRequested = false;
          cuts();
          cut();
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ends.push(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    });
    address.port = String((server.address() as AddressInfo).port);
    return { url: address.href, cuts };
  };

  const bus = async (node: string, databaseUrl: string, redisUrl: string | undefined) => {
    const database = await openPostgresDatabase(databaseUrl, silentLog);
    ends.push(() => database.close());
    const common = { clock: systemClock, log: silentLog };
    const others = await connectNodes({ ...common, database, redisUrl, node });
    const received: string[] = [];
    const messages = nodeBus(
      { ...common, transport: others.transport },
      {
        receive: (message) => received.push(message.kind === 'session-ended' ? message.sessionId : ''),
        missed: () => undefined,
      },
    );
    ends.push(async () => {
      await messages.close();
      others.close();
    });
    return { received, send: (sessionId: string) => messages.send({ kind: 'session-ended', sessionId }) };
  };

  test.runIf(url !== undefined && (transport === 'PostgreSQL' || redisProgram !== undefined))(
    'deliver a message once that is repeated because the answer was lost with its connection',
    async () => {
      const shared = await separateDatabase(url ?? '', silentLog);
      ends.push(() => shared.database.close());
      const redis = transport === 'Redis' ? await redisServer() : undefined;
      await redis?.start();
      ends.push(async () => redis?.kill());
      const receiver = await bus(NODES[0], shared.url, redis?.url);
      const cutting = await proxy(redis?.url ?? shared.url);
      const sender = await bus(NODES[1], redis ? shared.url : cutting.url, redis && cutting.url);
      for (const id of ['1', '2']) sender.send(id);
      await vi.waitFor(() => expect(cutting.cuts).toHaveBeenCalledTimes(1), WITHIN);
      sender.send('3');
      await vi.waitFor(() => expect(receiver.received).toContain('3'), WITHIN);
      expect(receiver.received).toEqual(['1', '2', '3']);
    },
  );
});
