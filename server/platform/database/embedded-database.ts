import type { PGliteOptions } from '@electric-sql/pglite';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { listDumps } from '../backup/dump-database';
import type { Database, Opening } from './database';
import { DatabaseDamaged } from './database-damaged';
import { causes, codeOf } from './database-failure';
import { databaseOver, succeeds } from './database-over';
import { dumpEmbedded } from './embedded-dump';
import { likenessLimit } from './likeness-limit';
import { takeLock } from './lock-file';
import { requireUpgradable } from './migration-state';
import { migrationsFolder } from './migrations-folder';
import { schema } from './schema';

/** Creates the embedded engine with the extensions that the migrations need, in a folder or in memory. */
export function embeddedEngine(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm: trigrams } });
}

/** Wraps an open embedded engine and migrates it by default. Closes the engine if the migration fails. */
export async function embeddedDatabase(engine: PGlite, { migrates = true }: Opening = {}): Promise<Database> {
  const close = async (): Promise<void> => {
    if (!engine.closed) await engine.close();
  };
  const db = drizzle(engine, { schema });
  try {
    if (migrates) {
      await requireUpgradable(db);
      await migrate(db, { migrationsFolder });
    }
    await engine.query('select set_config($1, $2, false)', [likenessLimit.name, likenessLimit.value]);
  } catch (error) {
    await close();
    throw error;
  }
  // No other process can have it open.
  const runExclusively = (_name: string, work: () => Promise<void>): Promise<boolean> => work().then(() => true);
  const ping = (): Promise<boolean> => succeeds(engine.query('select 1'));
  const dump: Database['dump'] = (write) => dumpEmbedded(engine, write);
  return databaseOver('embedded', db, { runExclusively, ping, dump, close });
}

/** True for an error of the file system, such as a missing permission. */
const isFileError = (error: unknown): boolean => error instanceof Error && /^E[A-Z]+$/.test(codeOf(error));

/** True for an internal error of PostgreSQL, such as a damaged page. */
const isInternalError = (error: unknown): boolean => [...causes(error)].some((cause) => codeOf(cause).startsWith('XX'));

/** All tables, and the tables of their long values. Names are quoted where necessary. */
const TABLES = `
  with own as (
    select oid, reltoastrelid from pg_class
    where relnamespace::regnamespace::text in ('public', 'drizzle') and relkind = 'r' and relpersistence = 'p'
  )
  select oid::regclass::text as name from own union all
  select reltoastrelid::regclass::text from own where reltoastrelid <> 0`;

/**
 * Counts the rows of all tables, once in the table and once in an index. Returns the first table with a difference.
 * Rejects with the error of PostgreSQL for a page that is missing or has a wrong checksum.
 */
function findDamagedTable(engine: PGlite): Promise<string | undefined> {
  return engine.transaction(async (tx) => {
    const { rows } = await tx.query<{ name: string }>(TABLES);
    const countAll = async (): Promise<readonly (number | undefined)[]> => {
      const counts: (number | undefined)[] = [];
      for (const { name } of rows)
        counts.push(
          (await tx.query<{ count: number }>(`select count(*)::float8 as count from ${name}`)).rows[0]?.count,
        );
      return counts;
    };
    await tx.exec('set local enable_indexscan = off; set local enable_indexonlyscan = off');
    const inTables = await countAll();
    await tx.exec(
      'set local enable_indexscan = on; set local enable_indexonlyscan = on; set local enable_seqscan = off; ' +
        'set local enable_bitmapscan = off',
    );
    const inIndexes = await countAll();
    return rows.find((_, at) => inTables[at] !== inIndexes[at])?.name;
  });
}

/** Throws if rows are missing in an open database. Then it closes the engine. */
async function verify(engine: PGlite): Promise<void> {
  try {
    const table = await findDamagedTable(engine);
    if (table !== undefined) throw new Error(`rows of ${table} are missing`);
  } catch (error) {
    // A damaged engine may be unable to close.
    await engine.close().catch(() => undefined);
    throw error;
  }
}

function damaged(dataFolder: string, error: unknown): DatabaseDamaged {
  const dump = listDumps(dataFolder).find(({ isComplete }) => isComplete);
  return new DatabaseDamaged(dataFolder, error, dump?.folder);
}

/** Opens the engine of a data folder, and checks an existing database if it will be migrated. */
async function openEngine(dataFolder: string, { migrates = true }: Opening): Promise<PGlite> {
  const dataDir = join(dataFolder, 'db');
  if (!existsSync(dataDir)) return embeddedEngine({ dataDir });
  try {
    const engine = await embeddedEngine({ dataDir });
    if (migrates) await verify(engine);
    return engine;
  } catch (error) {
    throw isFileError(error) ? error : damaged(dataFolder, error);
  }
}

/**
 * Opens the embedded database in `db` below the data folder. Throws `DatabaseInUse` if another process has it open, and
 * `DatabaseDamaged` if rows are missing.
 */
export async function openEmbeddedDatabase(dataFolder: string, opening: Opening = {}): Promise<Database> {
  if (opening.migrates === false && !existsSync(join(dataFolder, 'db')))
    throw new Error(`There is no database in ${dataFolder} yet. Start the server once to create it.`);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const release = takeLock(join(dataFolder, 'db.lock'));
  try {
    const database = await embeddedDatabase(await openEngine(dataFolder, opening), opening);
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw isInternalError(error) ? damaged(dataFolder, error) : error;
  }
}
