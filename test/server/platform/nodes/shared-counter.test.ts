import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Logger } from '../../../../server/deps';
import type { Database } from '../../../../server/platform/database/database';
import type { SharedCounter } from '../../../../server/platform/nodes/shared-counter';
import { firstAnswering, postgresCounter } from '../../../../server/platform/nodes/shared-counter';
import { FakeServerClock } from '../../support/fake-server-clock';
import { openEmptyDatabase } from '../../support/open-empty-database';

const WINDOW = { key: 'api:1', endsAt: Date.UTC(2026, 2, 1, 12, 5) };
let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

function fixture() {
  const clock = new FakeServerClock();
  const log = { warn: vi.fn(), info: vi.fn() };
  const redis = { name: 'Redis', add: vi.fn<SharedCounter['add']>(async () => 7) };
  const postgres = { name: 'PostgreSQL', add: vi.fn<SharedCounter['add']>(async () => 5) };
  const add = firstAnswering([redis, postgres], { clock, log: log as unknown as Logger });
  return { clock, log, redis, postgres, add: () => add(WINDOW, 1) };
}

test('postgresCounter adds to the count of a window, separate for each key and window', async () => {
  const counter = postgresCounter(database.db);
  const later = { ...WINDOW, endsAt: WINDOW.endsAt + 60_000 };
  const other = { ...WINDOW, key: 'api:2' };
  expect(await counter.add(WINDOW, 10)).toBe(10);
  expect(await counter.add(WINDOW, 5)).toBe(15);
  expect(await Promise.all([counter.add(later, 3), counter.add(other, 4)])).toEqual([3, 4]);
});

test('firstAnswering uses only the first counter while it answers', async () => {
  const { add, postgres } = fixture();
  expect(await add()).toBe(7);
  expect(postgres.add).not.toHaveBeenCalled();
});

test('firstAnswering uses the next counter while the first fails, and logs the failure once', async () => {
  const { add, clock, log, redis } = fixture();
  redis.add.mockRejectedValue(new Error('connect ECONNREFUSED'));
  expect([await add(), await add()]).toEqual([5, 5]);
  expect(redis.add).toHaveBeenCalledTimes(1);
  clock.advance(5000);
  expect(await add()).toBe(5);
  expect(redis.add).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('firstAnswering returns to the first counter five seconds after its failure', async () => {
  const { add, clock, log, redis } = fixture();
  redis.add.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
  expect(await add()).toBe(5);
  clock.advance(5000);
  expect(await add()).toBe(7);
  expect(log.info).toHaveBeenCalledWith('Redis counts requests again');
});

test('firstAnswering waits a second for a counter that hangs', async () => {
  const { add, clock, redis } = fixture();
  redis.add.mockReturnValue(new Promise(() => {}));
  const answer = add();
  clock.advance(1000);
  expect(await answer).toBe(5);
});

test('firstAnswering returns undefined if no counter answers', async () => {
  const { add, postgres, redis } = fixture();
  for (const { add: failing } of [redis, postgres]) failing.mockRejectedValue(new Error('connect ECONNREFUSED'));
  expect(await add()).toBeUndefined();
});
