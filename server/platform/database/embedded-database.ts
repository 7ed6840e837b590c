import type { PGliteOptions } from '@electric-sql/pglite';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
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
import { findDamagedTable } from './verify-embedded';

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

/** Opens the engine of a data folder, and checks an existing database if it will be migrated. */
async function openEngine(dataFolder: string, { migrates = true }: Opening): Promise<PGlite> {
  const dataDir = join(dataFolder, 'db');
  if (!existsSync(dataDir)) return embeddedEngine({ dataDir });
  try {
    const engine = await embeddedEngine({ dataDir });
    if (migrates) await verify(engine);
    return engine;
  } catch (error) {
    throw isFileError(error) ? error : new DatabaseDamaged(dataFolder, error);
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
    throw isInternalError(error) ? new DatabaseDamaged(dataFolder, error) : error;
  }
}
