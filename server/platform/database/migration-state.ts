import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Executor } from './executor';
import { migrationsFolder } from './migrations-folder';

interface Rows {
  readonly rows: readonly { readonly value: string | null }[];
}

/** A connection of any driver. */
interface Client {
  query(statement: string): Promise<Rows>;
}

/** Reason and next step for a database that is too old, without its subject. */
export const TOO_OLD =
  'was last migrated before 0032_capability_counts and cannot be upgraded: start the last version with that migration ' +
  'once, or use an empty database';

/** Error of a start on a database from before the oldest migration. The message has the next step. */
export class DatabaseTooOld extends Error {
  constructor() {
    super(`The database was not changed, because it ${TOO_OLD}.`);
    this.name = 'DatabaseTooOld';
  }
}

/** Creation time of the newest applied migration, in milliseconds since 1970; undefined for an empty database. */
export async function newestMigration(client: Client): Promise<number | undefined> {
  const table = await client.query(`select to_regclass('drizzle.__drizzle_migrations')::text as value`);
  if (typeof table.rows[0]?.value !== 'string') return undefined;
  const newest = await client.query('select max(created_at)::text as value from drizzle.__drizzle_migrations');
  const value = newest.rows[0]?.value;
  return typeof value === 'string' ? Number(value) : undefined;
}

/** True if the migrations of this version cannot upgrade a database whose newest migration was created at this time. */
export function isTooOld(newest: number | undefined): boolean {
  const [baseline] = readMigrationFiles({ migrationsFolder });
  return newest !== undefined && baseline !== undefined && newest < baseline.folderMillis;
}

/** Creates the client of an open database. */
export const clientOf = (executor: Executor): Client => ({
  // The driver's own result type is not known here.
  query: async (statement) => (await executor.execute(sql.raw(statement))) as unknown as Rows,
});

/** Throws `DatabaseTooOld` if the migrations cannot upgrade the database. Changes nothing. */
export async function requireUpgradable(client: Client): Promise<void> {
  if (isTooOld(await newestMigration(client))) throw new DatabaseTooOld();
}
