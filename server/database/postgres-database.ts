import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { Logger } from '../deps';
import type { Database } from './database';
import type { Executor } from './executor';
import { migrationsFolder } from './migrations-folder';
import { schema } from './schema';
import { withRetry } from './with-retry';

const CONNECTIONS = 10;
const CONNECT_MS = 2000;
const STATEMENT_MS = 5000;
/** Any number that no other program uses on the same database. */
const MIGRATION_LOCK = 5_027_146;

/** Brings the tables up to date, one process at a time and without the limit on a statement's time. */
async function migrateOnce(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Opens a PostgreSQL server's database. */
export async function openPostgresDatabase(url: string, log: Logger): Promise<Database> {
  await migrateOnce(url);
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
  });
  // Without a listener, the end of an idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  const db = drizzle(pool, { schema });
  // The driver's own result type is narrower than what repositories may rely on.
  const executor = db as unknown as Executor;
  return {
    kind: 'postgres',
    db: executor,
    transaction: (work) => withRetry(() => executor.transaction(work)),
    ping: () =>
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}
