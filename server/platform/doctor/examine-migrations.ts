import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Executor } from '../database/executor';
import { migrationsFolder } from '../database/migrations-folder';
import type { Finding } from './finding';

/** When the newest migration was made that the database has, in milliseconds since 1970; undefined for an empty database. */
async function newestIn(executor: Executor): Promise<number | undefined> {
  const { rows } = (await executor.execute<{ known: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  )) as { readonly rows: readonly { readonly known: boolean }[] };
  if (rows[0]?.known !== true) return undefined;
  const found = (await executor.execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )) as { readonly rows: readonly { readonly newest: string | null }[] };
  const newest = found.rows[0]?.newest;
  return newest === null || newest === undefined ? undefined : Number(newest);
}

/** Looks whether the database's tables are those of this program. */
export async function examineMigrations(executor: Executor): Promise<Finding> {
  const files = readMigrationFiles({ migrationsFolder });
  const newest = await newestIn(executor);
  const missing = files.filter(({ folderMillis }) => newest === undefined || folderMillis > newest).length;
  const name = 'migrations';
  if (missing > 0)
    return {
      name,
      healthy: false,
      told: `${String(missing)} of ${String(files.length)} are missing: a start of the server makes them`,
    };
  const last = files.at(-1)?.folderMillis ?? 0;
  if (newest !== undefined && newest > last)
    return { name, healthy: false, told: 'the database is of a newer version than this program' };
  return { name, healthy: true, told: `up to date (${String(files.length)})` };
}
