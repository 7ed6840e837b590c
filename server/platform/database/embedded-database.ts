import type { PGliteOptions } from '@electric-sql/pglite';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Opening } from './database';
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

/** Opens the embedded database in `db` below the data folder. Throws `DatabaseInUse` if another process has it open. */
export async function openEmbeddedDatabase(dataFolder: string, opening: Opening = {}): Promise<Database> {
  if (opening.migrates === false && !existsSync(join(dataFolder, 'db')))
    throw new Error(`There is no database in ${dataFolder} yet. Start the server once to create it.`);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const release = takeLock(join(dataFolder, 'db.lock'));
  try {
    const database = await embeddedDatabase(await embeddedEngine({ dataDir: join(dataFolder, 'db') }), opening);
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
