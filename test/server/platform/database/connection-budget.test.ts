import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../server/platform/config/config-error';
import { connectionUse, requireConnections } from '../../../../server/platform/database/connection-budget';
import type { Database } from '../../../../server/platform/database/database';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { storeHeartbeat } from '../../../../server/platform/nodes/node.repository';
import { silentLog } from '../../support/silent-log';
import { separateDatabase } from '../../support/separate-database';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];

describe.runIf(url !== undefined)('the connections of a server', () => {
  let shared: { readonly database: Database; readonly url: string };
  beforeAll(async () => {
    shared = await separateDatabase(String(url), silentLog);
  });
  afterAll(() => shared.database.close());

  const own = async (): Promise<number> => {
    const { rows } = (await shared.database.db.execute(sql`
      select count(*)::int as count from pg_stat_activity where datname = current_database()`)) as {
      readonly rows: readonly { readonly count: number }[];
    };
    return rows[0]?.count ?? 0;
  };

  test('are never more than configured, however much happens at once', async () => {
    const before = await own();
    const database = await openPostgresDatabase(shared.url, silentLog, { connections: 6 });
    let connected = (): void => {};
    const listening = new Promise<void>((resolve) => (connected = resolve));
    const stop = database.listen?.('a_channel', silentLog, { notified() {}, alive() {}, connected: () => connected() });
    await listening;
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let begun = 0;
    const jobs = Array.from({ length: 20 }, (_, at) =>
      database.runExclusively(`job ${String(at)}`, async () => {
        begun += 1;
        await ended;
      }),
    );
    const queries = Array.from({ length: 20 }, async () => database.db.execute(sql`select pg_sleep(0.05)`));
    while (begun < jobs.length) await new Promise((resolve) => setImmediate(resolve));
    expect(await database.ping()).toBe(true);
    expect((await own()) - before).toBe(6);
    await Promise.all(queries);
    end();
    expect(await Promise.all(jobs)).not.toContain(false);
    await stop?.();
    await database.close();
  });

  test('are counted without those of administrators, and apart from those of other programs', async () => {
    const { limit, used, foreign } = await connectionUse(shared.database.db);
    expect(limit).toBeLessThanOrEqual(100);
    expect(used).toBeGreaterThan(foreign);
  });

  test('are refused at the start if PostgreSQL has too few for all running servers', async () => {
    const { db } = shared.database;
    const { limit, foreign } = await connectionUse(db);
    const free = limit - foreign;
    await expect(requireConnections(db, free + 1)).rejects.toThrow(ConfigError);
    await storeHeartbeat(db, '00000000-0000-4000-8000-000000000001', new Date());
    await expect(requireConnections(db, free)).rejects.toThrow(
      /^HOLOCADE_DATABASE_CONNECTIONS: PostgreSQL has too few connections: 2 servers with \d+ each need \d+, /,
    );
    await expect(openPostgresDatabase(shared.url, silentLog, { connections: limit })).rejects.toThrow(ConfigError);
    await requireConnections(db, 13);
  });
});
