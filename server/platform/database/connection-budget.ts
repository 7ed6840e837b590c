import { sql } from 'drizzle-orm';
import { brand } from '../../../src/domain/shared/brand';
import { ConfigError } from '../config/config-error';
import { listNodes } from '../nodes/node.repository';
import type { Executor } from './executor';

/** Connections of a server beside those for queries: one each for locks, for messages of other servers and for `/readyz`. */
export const FURTHER_CONNECTIONS = 3;

/** Name of this product's connections in `pg_stat_activity`. */
export const connectionName = brand.identifier;

/** Name of the connection that listens to other servers. */
export const listenerName = 'node listener';

/** Connections of a PostgreSQL server. */
export interface ConnectionUse {
  /** Limit for this database and role, without those reserved for administrators. */
  readonly limit: number;
  readonly used: number;
  /** Used connections that are not those of this product to this database. */
  readonly foreign: number;
}

/** Reads the limits and the use of connections. */
export async function connectionUse(db: Pick<Executor, 'execute'>): Promise<ConnectionUse> {
  const { rows } = (await db.execute(sql`
    select least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true)::int, 0),
        (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
      ) as "limit",
      count(*)::int as used,
      (count(*) filter (where datname <> current_database() or application_name not in (${connectionName}, ${listenerName})))::int as foreign
    from pg_stat_activity where backend_type = 'client backend'`)) as { readonly rows: readonly ConnectionUse[] };
  const [use] = rows;
  if (!use) throw new Error('PostgreSQL returned no limits of connections.');
  return use;
}

/**
 * Throws `ConfigError` if PostgreSQL has too few connections for the running servers and one more, each with `count`
 * connections.
 */
export async function requireConnections(db: Executor, count: number): Promise<void> {
  const { limit, foreign } = await connectionUse(db);
  const servers = (await listNodes(db)).length + 1;
  const needed = servers * count;
  if (needed + foreign <= limit) return;
  throw new ConfigError(
    'HOLOCADE_DATABASE_CONNECTIONS',
    `PostgreSQL has too few connections: ${String(servers)} servers with ${String(count)} each need ${String(needed)}, ` +
      `other programs use ${String(foreign)}, and the limit is ${String(limit)}. Set a lower number, raise ` +
      'max_connections, or use pgbouncer.',
  );
}
