import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrations-folder';

/** A database of any driver. */
interface Queryable {
  execute(statement: SQL): PromiseLike<unknown>;
}

/** Returns the only value of a statement with the column `value`. */
async function valueOf(database: Queryable, statement: SQL): Promise<string | undefined> {
  // The type of a result depends on the driver.
  const { rows } = (await database.execute(statement)) as {
    readonly rows: readonly { readonly value: string | null }[];
  };
  return rows[0]?.value ?? undefined;
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
export async function newestMigration(database: Queryable): Promise<number | undefined> {
  const table = await valueOf(database, sql`select to_regclass('drizzle.__drizzle_migrations')::text as value`);
  if (table === undefined) return undefined;
  const newest = await valueOf(database, sql`select max(created_at)::text as value from drizzle.__drizzle_migrations`);
  return newest === undefined ? undefined : Number(newest);
}

/** True if the migrations of this version cannot upgrade a database whose newest migration was created at this time. */
export function isTooOld(newest: number | undefined): boolean {
  const [baseline] = readMigrationFiles({ migrationsFolder });
  return newest !== undefined && baseline !== undefined && newest < baseline.folderMillis;
}

/** Throws `DatabaseTooOld` if the migrations cannot upgrade the database. Changes nothing. */
export async function requireUpgradable(database: Queryable): Promise<void> {
  if (isTooOld(await newestMigration(database))) throw new DatabaseTooOld();
}
