import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { PoolUse } from '../../../../server/platform/database/database';
import { measureConnections, measurePools } from '../../../../server/platform/metrics/database-metrics';

test('measurePools has the use of each pool at the time of the scrape', async () => {
  const metrics = new Registry();
  let pools: readonly PoolUse[] = [{ pool: 'queries', used: 3, idle: 1, waiting: 0, max: 10 }];
  measurePools(metrics, { pools: () => pools });
  expect(await metrics.metrics()).toContain('holocade_database_connections{pool="queries",state="used"} 3\n');
  pools = [{ pool: 'queries', used: 10, idle: 0, waiting: 7, max: 10 }];
  const text = await metrics.metrics();
  for (const [state, count] of [
    ['used', 10],
    ['idle', 0],
    ['waiting', 7],
  ] as const)
    expect(text).toContain(`holocade_database_connections{pool="queries",state="${state}"} ${String(count)}\n`);
  expect(text).toContain('holocade_database_connections_max{pool="queries"} 10\n');
});

test('measureConnections counts each wait by its pool', async () => {
  const metrics = new Registry();
  const { onConnect } = measureConnections(metrics);
  const end = onConnect?.('locks');
  expect(await metrics.metrics()).not.toContain('pool="locks"');
  end?.();
  expect(await metrics.metrics()).toContain('holocade_database_connection_wait_seconds_count{pool="locks"} 1\n');
});
