import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { ClientBase } from 'pg';
import { Client, Pool } from 'pg';
import type { Logger } from '../../deps';
import { ConfigError } from '../config/config-error';
import { connectionName, FURTHER_CONNECTIONS, requireConnections } from './connection-budget';
import { createExtension } from './create-extension';
import type { Database, Opening, PoolName } from './database';
import { USUAL_CONNECTIONS } from './database';
import { databaseOver, succeeds } from './database-over';
import { followConnects } from './follow-connects';
import { followStatements } from './follow-statements';
import { LOCK_WAIT, migrateWithRetry } from './migrate-with-retry';
import { requireUpgradable } from './migration-state';
import { migrationsFolder } from './migrations-folder';
import { dumpPostgres } from './postgres-dump';
import { likenessLimit } from './likeness-limit';
import { listenOnPostgres } from './postgres-listener';
import { PostgresLocks } from './postgres-locks';
import { QuickConnection, sendQuickReads } from './quick-reads';
import { schema } from './schema';

const CONNECT_MS = 2000;
const PING_MS = 1000;
/** Limit of a short read, which ends within milliseconds unless its table is locked. */
const QUICK_STATEMENT_MS = 2000;
/** Longer than the limit of one, so that one slow read does not end the others of the connection. */
const QUICK_MS = 4000;
/** Any number that no other program uses on the same database. */
const MIGRATION_LOCK = 5_027_146;

/** Parameters of each session for queries: name, value, and value as PostgreSQL shows it. */
const parameters = [
  ['statement_timeout', '5000', '5s'],
  // Every statement is short: compiling one takes hundreds of times as long as running it.
  ['jit', 'off', 'off'],
  [likenessLimit.name, likenessLimit.value, likenessLimit.value],
] as const;

/** Options of connections to PostgreSQL itself. A pooler refuses them. */
const sessionOptions = {
  options: parameters.map(([name, value]) => `-c ${name}=${value}`).join(' '),
} as const;

/** Statement for pgbouncer's `connect_query`, which sets the same parameters. */
const connectQuery = parameters.map(([name, value]) => `set ${name} = ${value}`).join('; ');

/** Throws `ConfigError` if the sessions of a pooler lack the parameters. */
async function requireSessionParameters(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ shown: readonly string[] }>(
    `select array[${parameters.map(([name]) => `current_setting('${name}', true)`).join(', ')}] as shown`,
  );
  if (parameters.some(([, , shown], at) => rows[0]?.shown[at] !== shown))
    throw new ConfigError(
      'DATABASE_URL',
      `the sessions of pgbouncer lack parameters. Add connect_query = '${connectQuery}' to its database, and reload it.`,
    );
}

/** Removes the names of prepared statements: in transaction mode, each transaction may be on another connection. */
function unnameStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  Object.assign(client, {
    query: (statement: unknown, ...rest: readonly unknown[]) =>
      query(typeof statement === 'object' ? { ...statement, name: undefined } : statement, ...rest),
  });
}

/** Describes a failed connection without its password. */
function unreachable(url: string, error: unknown): ConfigError {
  const server = URL.canParse(url) ? ` at ${new URL(url).host}` : '';
  const { code, message } = error as Error & { readonly code?: string };
  return new ConfigError('DATABASE_URL', `cannot connect to the PostgreSQL server${server} (${message || code}).`);
}

/**
 * Checks the connection, and that there are enough for a further server. Then runs the migrations, one process at a time,
 * without a statement timeout, and with a short wait for locks.
 */
async function prepare(connectionString: string, opening: Opening, connections: number): Promise<void> {
  const client = new Client({
    connectionString,
    application_name: connectionName,
    connectionTimeoutMillis: CONNECT_MS,
  });
  await client.connect().catch((error: unknown) => Promise.reject(unreachable(connectionString, error)));
  try {
    if (opening.migrates === false) return;
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema });
    await requireUpgradable(db);
    if (opening.servesPortal === true) await requireConnections(db, connections);
    await createExtension(client);
    await client.query(`set lock_timeout = ${String(LOCK_WAIT)}`);
    await migrateWithRetry(() => migrate(db, { migrationsFolder }));
  } finally {
    await client.end();
  }
}

/**
 * Opens a database on a PostgreSQL server; throws `ConfigError` if it cannot be reached or has too few connections,
 * `DatabaseTooOld` if it cannot be upgraded, and `MigrationBlocked` if another transaction keeps a table locked.
 */
export async function openPostgresDatabase(url: string, log: Logger, opening: Opening = {}): Promise<Database> {
  const { connections = USUAL_CONNECTIONS, directUrl } = opening;
  const direct = directUrl ?? url;
  await prepare(direct, opening, directUrl === undefined ? connections : FURTHER_CONNECTIONS);
  const common = { application_name: connectionName, connectionTimeoutMillis: CONNECT_MS };
  const pool = new Pool({
    ...common,
    connectionString: url,
    max: connections - FURTHER_CONNECTIONS - (directUrl === undefined ? 1 : 0),
    ...(directUrl === undefined ? sessionOptions : { onConnect: unnameStatements }),
  });
  // Locks need a connection of their own: in the pool of queries, work with a lock could wait forever for another one.
  const locks = new Pool({ ...common, connectionString: direct, max: 1 });
  // Stays open, because a busy database may refuse a new connection.
  const pings = new Pool({
    ...common,
    ...{ connectionString: direct, max: 1, idleTimeoutMillis: 0, query_timeout: PING_MS },
  });
  const pools: readonly [PoolName, Pool][] = [
    ['queries', pool],
    ['locks', locks],
    ['pings', pings],
  ];
  const noteLoss = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  for (const [name, one] of pools) {
    // Without a handler, the end of an idle connection would crash the process.
    one.on('error', noteLoss);
    const { onConnect = () => () => undefined } = opening;
    if (opening.onConnect ?? opening.onStatement) followConnects(one, () => onConnect(name));
  }
  const { onStatement } = opening;
  if (onStatement) pool.on('connect', (client) => followStatements(client, onStatement));
  const quick = new QuickConnection(async () => {
    const options = `${sessionOptions.options} -c statement_timeout=${String(QUICK_STATEMENT_MS)}`;
    const further = { ...common, options, pipeline: true, query_timeout: QUICK_MS };
    const client = new Client({ ...further, connectionString: url });
    client.on('error', noteLoss);
    await client.connect();
    if (onStatement) followStatements(client, onStatement);
    return client;
  });
  // A pooler may serve each statement by another session.
  if (directUrl === undefined) sendQuickReads(pool, quick);
  const listeners = new Set<() => Promise<void>>();
  const close = async (): Promise<void> => {
    await Promise.all([...listeners].map((end) => end()));
    await Promise.all([quick.end(), ...pools.map(([, one]) => one.end())]);
  };
  if (directUrl !== undefined)
    await requireSessionParameters(pool).catch(async (error: unknown) => {
      await close();
      throw error;
    });
  const db = drizzle(pool, { schema });
  const exclusive = new PostgresLocks(locks);
  return databaseOver('postgres', db, {
    runExclusively: (name, work) => exclusive.runExclusively(name, work),
    listen(channel, log, listener) {
      const end = listenOnPostgres(direct, { channel, log }, listener);
      listeners.add(end);
      return end;
    },
    ping: () => succeeds(pings.query('select 1')),
    dump: (write) => dumpPostgres(direct, write),
    pools: () =>
      pools.map(([name, { totalCount, idleCount, waitingCount, options }]) => ({
        ...{ pool: name, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max: options.max },
      })),
    close,
  });
}
