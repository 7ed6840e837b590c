import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ConnectionUse } from '../database/connection-budget';
import { connectionUse } from '../database/connection-budget';
import type { Database } from '../database/database';
import type { Executor } from '../database/executor';
import { isTooOld, newestMigration, TOO_OLD } from '../database/migration-state';
import { migrationsFolder } from '../database/migrations-folder';
import { isRightClock } from '../nodes/node-registry';
import { listNodes } from '../nodes/node.repository';
import type { ServerClock } from '../system/server-clock';
import type { Finding } from './finding';
import { findingAbout } from './finding';

/** Checks that the database's tables match this program. */
export async function examineMigrations(executor: Executor): Promise<Finding> {
  const files = readMigrationFiles({ migrationsFolder });
  const newest = await newestMigration(executor);
  const missing = files.filter(({ folderMillis }) => newest === undefined || folderMillis > newest).length;
  const name = 'migrations';
  if (isTooOld(newest)) return { name, healthy: false, details: `the database ${TOO_OLD}` };
  if (missing > 0)
    return {
      name,
      healthy: false,
      details: `${String(missing)} of ${String(files.length)} missing: start the server to apply them`,
    };
  const last = files.at(-1)?.folderMillis ?? 0;
  if (newest !== undefined && newest > last)
    return { name, healthy: false, details: 'the database belongs to a newer version of this program' };
  return { name, healthy: true, details: `up to date (${String(files.length)})` };
}

/** Checks that the database answers. */
export async function examineDatabase(database: Database): Promise<Finding> {
  const reachable = await database.ping();
  return { name: 'database', healthy: reachable, details: reachable ? `${database.kind}, answers` : 'does not answer' };
}

/** Checks the clocks of the running servers against the database's. */
export async function examineServers({ db, listen }: Database): Promise<Finding> {
  const name = 'servers';
  if (!listen) return { name, healthy: true, details: 'one at most, because the database is embedded' };
  const nodes = await listNodes(db);
  const wrong = nodes.filter(({ clockOffset }) => !isRightClock(clockOffset));
  const details = [
    nodes.length === 0 ? 'none is running' : `${String(nodes.length)} running`,
    ...wrong.map(
      ({ id, clockOffset }) =>
        `${id} runs no jobs, because its clock is ${String(Math.abs(Math.round(clockOffset / 1000)))} s ${clockOffset > 0 ? 'ahead' : 'behind'}`,
    ),
  ].join('; ');
  return { name, healthy: wrong.length === 0, details };
}

/** Share of the connections above which a further server may get none. */
const MANY_CONNECTIONS = 0.8;

/** Checks that PostgreSQL has connections left for the server, the database and the role. */
export async function examineConnections(database: Database): Promise<Finding> {
  const name = 'connections';
  if (database.kind === 'embedded') return { name, healthy: true, details: 'none, because the database is embedded' };
  const uses = await connectionUse(database.db);
  const textOf = ({ scope, limit, used }: ConnectionUse) => `${String(used)} of ${String(limit)} of the ${scope} used`;
  return findingAbout(name, uses.map(textOf).join(', '), {
    errors: [],
    warnings: uses
      .filter(({ limit, used }) => used > limit * MANY_CONNECTIONS)
      .map((use) => `${textOf(use)}: lower HOLOCADE_DATABASE_CONNECTIONS, raise the limit, or use pgbouncer`),
  });
}

/** Checks this machine's clock against the database's. */
export async function examineClock({ db, kind }: Database, clock: ServerClock): Promise<Finding> {
  const name = 'clock';
  if (kind === 'embedded') return { name, healthy: true, details: 'also the clock of the database' };
  const before = clock.now().getTime();
  const { rows } = (await db.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as now`)) as {
    readonly rows: readonly { readonly now: string }[];
  };
  const offset = before - Number(rows[0]?.now);
  const seconds = `${String(Math.abs(Math.round(offset / 1000)))} s ${offset > 0 ? 'ahead of' : 'behind'} the database’s`;
  return findingAbout(name, seconds, {
    errors: isRightClock(offset) ? [] : [`${seconds}: synchronise it, for example with chrony`],
  });
}

/** Oldest supported version of PostgreSQL. */
const LEAST_POSTGRES = 15;

/** Checks the versions of the programs. */
export async function examineVersions({ db, kind }: Database, product: string): Promise<Finding> {
  const { rows } = (await db.execute(
    sql`select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major`,
  )) as { readonly rows: readonly { readonly version: string; readonly major: number }[] };
  const [{ version, major } = { version: 'unknown', major: 0 }] = rows;
  const place = kind === 'embedded' ? 'embedded ' : '';
  return findingAbout('versions', `portal ${product}, Node ${process.versions.node}, ${place}PostgreSQL ${version}`, {
    errors:
      major >= LEAST_POSTGRES
        ? []
        : [`PostgreSQL ${version} is too old: upgrade it to ${String(LEAST_POSTGRES)} or later`],
  });
}
