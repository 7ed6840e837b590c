import { randomUUID } from 'node:crypto';
import { ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ServerDependencies } from '../../../../server/deps';
import type { Database } from '../../../../server/platform/database/database';
import {
  nodeMessages,
  onlinePlayers,
  requestCounts,
  serverNodes,
} from '../../../../server/platform/database/schema/nodes';
import type { ServerClock } from '../../../../server/platform/system/server-clock';
import { JobRunner } from '../../../../server/platform/jobs/job-runner';
import { listNodes } from '../../../../server/platform/nodes/node.repository';
import { NodeRegistry } from '../../../../server/platform/nodes/node-registry';
import { FakeServerClock } from '../../support/fake-server-clock';
import { insertPlayer } from '../../support/insert-player';
import { openEmptyDatabase } from '../../support/open-empty-database';
import { silentLog } from '../../support/silent-log';

const DAY = 24 * 60 * 60 * 1000;
let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(serverNodes);
});

const gone: string[] = [];
const onForgotten = vi.fn();
const registry = (clock: ServerClock): NodeRegistry => {
  const onGone = (ids: readonly string[]): void => void gone.push(...ids);
  return new NodeRegistry({ database, node: randomUUID(), clock, log: silentLog, onGone, onForgotten });
};
const clockAhead = (milliseconds: number): FakeServerClock => new FakeServerClock(new Date(Date.now() + milliseconds));
const heartbeatStored = () => vi.waitFor(async () => expect(await listNodes(database.db)).toHaveLength(1));

test.each([40 * DAY, -40 * DAY, 40_000])('a server whose clock is %d ms ahead runs no job', async (ahead) => {
  const clock = clockAhead(ahead);
  const nodes = registry(clock);
  await nodes.start();
  expect(nodes.clockIsRight).toBe(false);
  expect((await listNodes(database.db))[0]?.clockOffset).toBeCloseTo(ahead, -4);
  const run = vi.fn(async () => {});
  const runner = new JobRunner();
  runner.start(
    [{ name: 'cleanup', everyMs: DAY, run }],
    { clock, database, log: silentLog } as unknown as ServerDependencies,
    nodes,
  );
  clock.advance(DAY);
  await runner.stop();
  expect(run).not.toHaveBeenCalled();
  await nodes.stop();
});

test('a server knows the database’s clock', async () => {
  const clock = clockAhead(20_000);
  const nodes = registry(clock);
  await nodes.start();
  expect(nodes.clockIsRight).toBe(true);
  expect(Math.abs(nodes.databaseClock.now().getTime() - Date.now())).toBeLessThan(10_000);
  await nodes.stop();
  expect(await listNodes(database.db)).toEqual([]);
});

test('a slow answer to a heartbeat does not move the time of a right clock back', async () => {
  const timers = new FakeServerClock();
  let late = 0;
  const nodes = registry({
    now: () => new Date(Date.now() + late),
    after: (milliseconds, run) => timers.after(milliseconds, run),
    every: (milliseconds, run) => timers.every(milliseconds, run),
  });
  await nodes.start();
  timers.advance(5000);
  late = 10_000;
  await nodes.stop();
  late = 0;
  expect(Math.abs(nodes.databaseClock.now().getTime() - Date.now())).toBeLessThan(2000);
});

test('a dead server, its players, old messages and past counts of limits are removed', async () => {
  const [dead, id] = [randomUUID(), await insertPlayer(database, 'ghost', 'ghost@mail.test', new Date())];
  const long = sql`clock_timestamp() - interval '1 hour'`;
  await database.db.insert(serverNodes).values({ id: dead, startedAt: long, seenAt: long, clockOffset: 0 });
  await database.db.insert(onlinePlayers).values({ accountId: id, nodeId: dead });
  await database.db.insert(nodeMessages).values({ sender: dead, message: {}, sentAt: long });
  const current = { key: 'api:1', endsAt: new Date(Date.now() + DAY), used: 1 };
  await database.db.insert(requestCounts).values([current, { ...current, endsAt: new Date(Date.now() - DAY) }]);
  const nodes = registry(clockAhead(0));
  await nodes.start();
  await heartbeatStored();
  expect(gone).toEqual([id]);
  expect(await database.db.$count(nodeMessages)).toBe(0);
  expect(await database.db.select().from(requestCounts)).toEqual([current]);
  await nodes.stop();
});

test('a server that others have removed, or whose database has lost the list, registers again and reports it', async () => {
  const clock = clockAhead(0);
  const nodes = registry(clock);
  await nodes.start();
  expect(onForgotten).not.toHaveBeenCalled();
  await database.db.delete(serverNodes);
  clock.advance(5000);
  await vi.waitFor(() => expect(onForgotten).toHaveBeenCalledTimes(1));
  await nodes.stop();
});

test('a server whose own heartbeat was late gives the others time for theirs before it removes them', async () => {
  const [other, long] = [randomUUID(), sql`clock_timestamp() - interval '1 hour'`];
  const clock = clockAhead(0);
  const nodes = registry(clock);
  await nodes.start();
  await database.db.insert(serverNodes).values({ id: other, startedAt: long, seenAt: long, clockOffset: 0 });
  const count = () => database.db.$count(serverNodes);
  const beatAt = async () => (await database.db.select().from(serverNodes).where(ne(serverNodes.id, other)))[0]?.seenAt;
  vi.spyOn(database.db, 'insert').mockImplementationOnce(() => {
    throw new Error('away');
  });
  clock.advance(5000);
  const before = await beatAt();
  clock.advance(5000);
  await vi.waitFor(async () => expect(await beatAt()).not.toEqual(before));
  await nodes.stop();
  expect(await count()).toBe(1);
});
