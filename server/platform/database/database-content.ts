import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { newestMigration } from './migration-state';

/** Content of a database at one moment. */
export interface DatabaseContent {
  /** Creation time of the newest applied migration, in milliseconds since 1970. */
  readonly migration: number;
  /** Number of rows of each table that a dump contains. */
  readonly rows: Readonly<Record<string, number>>;
}

/** A database or transaction of any driver. */
interface Queryable {
  execute(statement: SQL): PromiseLike<unknown>;
}

async function listRows<Row>(database: Queryable, statement: SQL): Promise<readonly Row[]> {
  // The type of a result depends on the driver.
  return ((await database.execute(statement)) as { readonly rows: readonly Row[] }).rows;
}

/** Lists the tables that a dump contains: unlogged ones are left out. */
async function tableNames(database: Queryable): Promise<readonly string[]> {
  const found = await listRows<{ readonly name: string }>(
    database,
    sql`select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by relname`,
  );
  return found.map(({ name }) => name);
}

/** True if the database has neither tables nor migrations. */
export async function isEmptyDatabase(database: Queryable): Promise<boolean> {
  return (await tableNames(database)).length === 0 && (await newestMigration(database)) === undefined;
}

/** Counts the rows of all tables. One statement, so all counts are from the same moment. */
export async function databaseContent(database: Queryable): Promise<DatabaseContent> {
  const counts = (await tableNames(database)).map(
    (name) => sql`select ${name}::text as name, count(*)::float8 as count from ${sql.identifier(name)}`,
  );
  const counted =
    counts.length === 0
      ? []
      : await listRows<{ readonly name: string; readonly count: number }>(database, sql.join(counts, sql` union all `));
  return {
    migration: (await newestMigration(database)) ?? 0,
    rows: Object.fromEntries(counted.map(({ name, count }) => [name, count])),
  };
}

const SHOWN_TABLES = 5;

/** Describes tables whose numbers of rows differ; undefined if all are equal. */
export function differenceOf(expected: DatabaseContent, actual: DatabaseContent): string | undefined {
  const count = ({ rows }: DatabaseContent, name: string): string => String(rows[name] ?? 'no');
  const different = [...new Set([...Object.keys(expected.rows), ...Object.keys(actual.rows)])]
    .filter((name) => expected.rows[name] !== actual.rows[name])
    .map((name) => `${name} has ${count(actual, name)} rows instead of ${count(expected, name)}`);
  return different.length === 0 ? undefined : different.sort().slice(0, SHOWN_TABLES).join(', ');
}
