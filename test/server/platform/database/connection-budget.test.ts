import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../server/platform/config/config-error';
import type { ConnectionUse } from '../../../../server/platform/database/connection-budget';
import { connectionUse, requireConnections } from '../../../../server/platform/database/connection-budget';
import type { Database } from '../../../../server/platform/database/database';
import type { Executor } from '../../../../server/platform/database/executor';
import { openPostgresDatabase } from '../../../../server/platform/database/postgres-database';
import { quickRead } from '../../../../server/platform/database/quick-reads';
import { schema } from '../../../../server/platform/database/schema';
import { storeHeartbeat } from '../../../../server/platform/nodes/node.repository';
import { silentLog } from '../../support/silent-log';
import { separateDatabase } from '../../support/separate-database';

const url = process.env['HOLOCADE_TEST_DATABASE_URL'];

describe.runIf(url !== undefined)('the connections of a server', () => {
  let shared: { readonly database: Database; readonly url: string };
  beforeAll(async () => {
    shared = await separateDatabase(String(url), silentLog);
    const name = sql.identifier(new URL(shared.url).pathname.slice(1));
    await shared.database.db.execute(sql`alter database ${name} connection limit 50`);
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
    await database.db
      .select({ one: sql`1` })
      .from(sql`(select) as nothing`)
      .prepare(quickRead('one'))
      .execute();
    while (begun < jobs.length) await new Promise((resolve) => setImmediate(resolve));
    expect(await database.ping()).toBe(true);
    expect((await own()) - before).toBe(6);
    await Promise.all(queries);
    end();
    expect(await Promise.all(jobs)).not.toContain(false);
    await stop?.();
    await database.close();
  });

  /** Returns the use of a limit, with the connections of `db`. */
  const useOf = async (scope: ConnectionUse['scope'], db: Pick<Executor, 'execute'> = shared.database.db) =>
    (await connectionUse(db)).find((use) => use.scope === scope) ?? { limit: NaN, used: NaN, foreign: NaN };
  const clients: Client[] = [];
  const connect = async (address: string): Promise<Client> => {
    const client = new Client({ connectionString: address });
    clients.push(client);
    await client.connect();
    return client;
  };
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.end();
  });

  test('of a server are counted without those of administrators, and apart from those of other databases', async () => {
    const { limit, used, foreign } = await useOf('server');
    expect(limit).toBeLessThanOrEqual(100);
    expect(used).toBeGreaterThan(foreign);
  });

  test('without a name are not foreign, because servers of earlier releases give none', async () => {
    const before = await useOf('database');
    await connect(shared.url);
    expect(await useOf('database')).toEqual({ ...before, used: before.used + 1 });
    expect(before.foreign).toBe(0);
  });

  test('of other roles are counted by a role that may not see their type, each for the limits it counts towards', async () => {
    const role = `limited_${randomUUID().replaceAll('-', '')}`;
    const address = Object.assign(new URL(shared.url), { username: role, password: 'limited' }).href;
    const { db } = shared.database;
    await db.execute(sql`create role ${sql.identifier(role)} login password 'limited' connection limit 7`);
    const limited = drizzle(await connect(address), { schema });
    const known = await own();
    expect(await useOf('role', limited)).toMatchObject({ limit: 7, used: 1, foreign: 0 });
    expect(await useOf('database', limited)).toMatchObject({ limit: 50, used: known, foreign: known - 1 });
    expect((await useOf('server', limited)).foreign).toBeGreaterThanOrEqual(known - 1);
    await db.execute(sql`grant select on server_nodes to ${sql.identifier(role)}`);
    await requireConnections(limited, 7);
    await expect(requireConnections(limited, 8)).rejects.toThrow(
      /other programs use 0, and the limit of the role is 7\./,
    );
    await clients.pop()?.end();
    await db.execute(sql`drop owned by ${sql.identifier(role)}`);
    await db.execute(sql`drop role ${sql.identifier(role)}`);
  });

  test('are refused at the start if PostgreSQL has too few for all running servers', async () => {
    const { db } = shared.database;
    const { limit, foreign } = await useOf('database');
    const free = limit - foreign;
    await expect(requireConnections(db, free + 1)).rejects.toThrow(ConfigError);
    await storeHeartbeat(db, '00000000-0000-4000-8000-000000000001', new Date());
    await expect(requireConnections(db, free)).rejects.toThrow(
      /^HOLOCADE_DATABASE_CONNECTIONS: PostgreSQL has too few connections: 2 servers with \d+ each need \d+, /,
    );
    await requireConnections(db, 13);
  });

  test('too few refuse a server before it migrates, and no operator command', async () => {
    const name = `holocade_test_${randomUUID().replaceAll('-', '')}`;
    const administrator = await connect(String(url));
    await administrator.query(`create database ${name}`);
    const address = Object.assign(new URL(String(url)), { pathname: `/${name}` }).href;
    const many = { connections: 1000 };
    await expect(openPostgresDatabase(address, silentLog, { ...many, servesPortal: true })).rejects.toThrow(
      ConfigError,
    );
    const unchanged = await connect(address);
    expect((await unchanged.query("select to_regclass('meta') as meta")).rows).toEqual([{ meta: null }]);
    await (await openPostgresDatabase(address, silentLog, many)).close();
    await clients.pop()?.end();
    await administrator.query(`drop database ${name}`);
  });
});
