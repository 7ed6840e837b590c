import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { requestCounts } from '../../../../server/platform/database/schema/nodes';
import { route } from '../../../../server/platform/http/route';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { defineCall } from '../../../../src/contract/define-call';
import { ok } from '../../../../src/domain/shared/result';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { RedisServer } from '../../support/redis-server';
import { redisProgram, redisServer } from '../../support/redis-server';
import { separateDatabase } from '../../support/separate-database';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
const log = createLogger({ logLevel: 'silent' });
const MAX = 300;
const HEARTBEAT_MS = 5000;
const WINDOW_SECONDS = 24 * 60 * 60;

const limited = route(
  defineCall({ method: 'GET', path: '/v1/test/limited', access: 'anyone', summary: 'A test.', data: z.string() }),
  async () => ok({ data: 'well' }),
  { limit: { max: MAX, windowSeconds: WINDOW_SECONDS } },
);

describe.runIf(url !== undefined)('limits of three servers that count in PostgreSQL', () => testLimits(undefined));
describe.runIf(url !== undefined && redisProgram !== undefined)('limits of three servers that count in Redis', () =>
  testLimits('Redis'),
);

function testLimits(counter: 'Redis' | undefined): void {
  const servers: TestServer[] = [];
  const clock = new FakeServerClock();
  let redis: RedisServer | undefined;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const shared = await separateDatabase(url ?? '', log);
    redis = counter && (await redisServer());
    await redis?.start();
    close = async () => {
      await shared.database.close();
      await redis?.kill();
    };
    const environment: Record<string, string> = redis ? { DATABASE_URL: shared.url, REDIS_URL: redis.url } : {};
    for (let node = 0; node < 3; node += 1) {
      const database = await openPostgresDatabase(shared.url, log);
      servers.push(await startTestServer({ log, environment, clock, database, routes: () => [limited] }));
    }
    // Each server has a connection to send and one to receive.
    if (redis) await vi.waitFor(async () => expect(await redis?.clients()).toBe(2 * servers.length));
    for (const { nodes } of servers) await nodes.start();
    // The first two learn of the third at their next heartbeat.
    clock.advance(HEARTBEAT_MS);
    await vi.waitFor(() => expect(servers.map(({ deps }) => deps.limits.servers())).toEqual([3, 3, 3]));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await close();
  });

  const on = (index: number): TestServer => {
    const server = servers[index % servers.length];
    if (!server) throw new Error('No server has started.');
    return server;
  };
  /** Sends requests in groups of 30 at once. Returns how many passed. */
  const send = async (ip: string, requests: number, serverOf: (sent: number) => TestServer) => {
    let passed = 0;
    for (let sent = 0; sent < requests; sent += 30) {
      const group = Array.from({ length: 30 }, (_, at) => serverOf(sent + at).request(limited.call.path, { ip }));
      for (const { status } of await Promise.all(group)) {
        expect([200, 429]).toContain(status);
        if (status === 200) passed += 1;
      }
    }
    return passed;
  };

  test('T33: three servers let at most the maximum of 1,000 spread requests pass', async () => {
    const passed = await send('192.0.2.10', 1000, on);
    expect(passed).toBeLessThanOrEqual(MAX);
    expect(passed).toBeGreaterThanOrEqual(0.85 * MAX);
    // This limit and the general one of calls.
    expect(await on(0).deps.database.db.$count(requestCounts)).toBe(counter === 'Redis' ? 0 : 2);
  });

  test('a caller of one of three servers can use at least 85% of the maximum', async () => {
    const passed = await send('192.0.2.11', 400, () => on(0));
    expect(passed).toBeLessThanOrEqual(MAX);
    expect(passed).toBeGreaterThanOrEqual(0.85 * MAX);
  });

  test.runIf(counter === 'Redis')(
    'F08: three servers share a limit over PostgreSQL after Redis was killed',
    async () => {
      await redis?.kill();
      const passed = await send('192.0.2.13', 1000, on);
      expect(passed).toBeLessThanOrEqual(MAX);
      expect(passed).toBeGreaterThanOrEqual(0.85 * MAX);
    },
  );

  test('each of three servers lets an equal part of the maximum pass while no counter answers', async () => {
    await redis?.kill();
    const { db } = on(0).deps.database;
    await db.execute(sql`alter table request_counts rename to away`);
    const passed = await send('192.0.2.12', 1000, on);
    await db.execute(sql`alter table away rename to request_counts`);
    expect(passed).toBe(MAX);
  });
}
