import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { Logger } from '../../deps';
import { ConfigError } from '../config/config-error';
import { createExtension } from './create-extension';
import type { Database, Opening, PoolName } from './database';
import { databaseOver, succeeds } from './database-over';
import { followConnects } from './follow-connects';
import { followStatements } from './follow-statements';
import { likenessLimit } from './likeness-limit';
import { LOCK_WAIT, migrateWithRetry } from './migrate-with-retry';
import { requireUpgradable } from './migration-state';
import { migrationsFolder } from './migrations-folder';
import { listenOnPostgres } from './postgres-listener';
import { schema } from './schema';

/** Any number that no other program uses for locks on the same database. */
const ALONE_LOCKS = 5_027_147;

/** Runs the work under an advisory lock of this name. Returns false if another connection has the lock. */
export async function runExclusivelyOn(pool: Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  let broken = false;
  const lost = (): void => {
    broken = true;
  };
  // PostgreSQL releases the lock when the connection ends. Without this handler, a lost connection would crash the
  // process.
  client.on('error', lost);
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as taken', [
      ALONE_LOCKS,
      name,
    ]);
    if (rows[0]?.taken !== true) return false;
    try {
      await work();
      return true;
    } finally {
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [ALONE_LOCKS, name]).catch(lost);
    }
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}

const CONNECTIONS = 10;
/** Locks use a separate pool. In a shared pool, work with a lock could wait forever for further connections. */
const LOCKS = 16;
const CONNECT_MS = 2000;
const STATEMENT_MS = 5000;
const PING_MS = 1000;
/** Any number that no other program uses on the same database. */
const MIGRATION_LOCK = 5_027_146;

/** Describes a failed connection without its password. */
function unreachable(url: string, error: unknown): ConfigError {
  const server = URL.canParse(url) ? ` at ${new URL(url).host}` : '';
  const { code, message } = error as Error & { readonly code?: string };
  return new ConfigError('DATABASE_URL', `cannot connect to the PostgreSQL server${server} (${message || code}).`);
}

/**
 * Checks the connection and runs the migrations, one process at a time, without a statement timeout, and with a short
 * wait for locks.
 */
async function prepare(connectionString: string, { migrates = true }: Opening): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  await client.connect().catch((error: unknown) => Promise.reject(unreachable(connectionString, error)));
  try {
    if (!migrates) return;
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client);
    await requireUpgradable(db);
    await createExtension(client);
    await client.query(`set lock_timeout = ${String(LOCK_WAIT)}`);
    await migrateWithRetry(() => migrate(db, { migrationsFolder }));
  } finally {
    await client.end();
  }
}

/**
 * Opens a database on a PostgreSQL server; throws `ConfigError` if it cannot be reached, `DatabaseTooOld` if it cannot
 * be upgraded, and `MigrationBlocked` if another transaction keeps a table locked.
 */
export async function openPostgresDatabase(url: string, log: Logger, opening: Opening = {}): Promise<Database> {
  await prepare(url, opening);
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // Every statement is short: compiling one takes hundreds of times as long as running it.
    options: `-c ${likenessLimit.name}=${likenessLimit.value} -c jit=off`,
  });
  const locks = new Pool({ connectionString: url, max: LOCKS, connectionTimeoutMillis: CONNECT_MS });
  // Stays open, because a busy database may refuse a new connection.
  const pings = new Pool({
    ...{ connectionString: url, max: 1, idleTimeoutMillis: 0 },
    ...{ connectionTimeoutMillis: CONNECT_MS, query_timeout: PING_MS },
  });
  const pools: readonly [PoolName, Pool][] = [
    ['queries', pool],
    ['locks', locks],
    ['pings', pings],
  ];
  for (const [name, one] of pools) {
    // Without a handler, the end of an idle connection would crash the process.
    one.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
    const { onConnect = () => () => undefined } = opening;
    if (opening.onConnect ?? opening.onStatement) followConnects(one, () => onConnect(name));
  }
  const { onStatement } = opening;
  if (onStatement) pool.on('connect', (client) => followStatements(client, onStatement));
  const db = drizzle(pool, { schema });
  return databaseOver('postgres', db, {
    runExclusively: (name, work) => runExclusivelyOn(locks, name, work),
    listen: (channel, log, listener) => listenOnPostgres(url, { channel, log }, listener),
    ping: () => succeeds(pings.query('select 1')),
    pools: () =>
      pools.map(([name, { totalCount, idleCount, waitingCount, options }]) => ({
        ...{ pool: name, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max: options.max },
      })),
    close: () => Promise.all(pools.map(([, one]) => one.end())).then(() => undefined),
  });
}
