import { sql } from 'drizzle-orm';
import { brand } from '../../../src/domain/shared/brand';
import { ConfigError } from '../config/config-error';
import { countNodes } from '../nodes/node.repository';
import type { Executor } from './executor';

/** Connections of a server beside those for queries: one each for locks, for messages of other servers and for `/readyz`. */
export const FURTHER_CONNECTIONS = 3;

/** Name of this product's connections in `pg_stat_activity`. */
export const connectionName = brand.identifier;

/** Name of the connection that listens to other servers. */
export const listenerName = 'node listener';

/** A limit of connections with those that count towards it. */
export interface ConnectionUse {
  /** The limit of the PostgreSQL server is without the connections reserved for administrators. */
  readonly scope: 'server' | 'database' | 'role';
  readonly limit: number;
  readonly used: number;
  /** Used connections of other databases or other roles. */
  readonly foreign: number;
}

/** Reads the limits of the PostgreSQL server, of this database and of this role, and their use. */
export async function connectionUse(db: Pick<Executor, 'execute'>): Promise<readonly ConnectionUse[]> {
  // The type of another role's connection is visible only with the rights of pg_read_all_stats.
  const { rows } = (await db.execute(sql`
    with connections as (
      select datname = current_database() as is_here, usename = session_user as is_own
      from pg_stat_activity
      where datid is not null and usesysid is not null and coalesce(backend_type, 'client backend') = 'client backend'
    ),
    counts as (
      select count(*) as server, count(*) filter (where is_here) as database, count(*) filter (where is_own) as role,
        count(*) filter (where is_here and is_own) as own
      from connections
    )
    select scope, "limit", used::int, (used - own)::int as "foreign"
    from counts, lateral (values
      ('server', current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0), server),
      ('database', (select datconnlimit from pg_database where datname = current_database()), database),
      ('role', (select rolconnlimit from pg_roles where rolname = session_user), role)
    ) as limits (scope, "limit", used)
    where "limit" >= 0`)) as { readonly rows: readonly ConnectionUse[] };
  return rows;
}

/**
 * Throws `ConfigError` if PostgreSQL has too few connections for the running servers and one more, each with `count`
 * connections. Works before the migrations.
 */
export async function requireConnections(db: Executor, count: number): Promise<void> {
  const servers = (await countNodes(db)) + 1;
  const needed = servers * count;
  const exceeded = (await connectionUse(db)).find(({ limit, foreign }) => needed + foreign > limit);
  if (!exceeded) return;
  const { scope, limit, foreign } = exceeded;
  throw new ConfigError(
    'HOLOCADE_DATABASE_CONNECTIONS',
    `PostgreSQL has too few connections: ${String(servers)} servers with ${String(count)} each need ${String(needed)}, ` +
      `other programs use ${String(foreign)}, and the limit of the ${scope} is ${String(limit)}. Set a lower number, raise ` +
      'the limit, or use pgbouncer.',
  );
}
