import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database';
import type { Executor } from './executor';
import { takeLock } from './lock-file';
import { migrationsFolder } from './migrations-folder';
import { schema } from './schema';
import { withRetry } from './with-retry';

/** A database over an embedded engine that is open already; it is migrated first. */
export async function embeddedDatabase(engine: PGlite, release: () => void = () => {}): Promise<Database> {
  const db = drizzle(engine, { schema });
  await migrate(db, { migrationsFolder });
  // The driver's own result type is narrower than what repositories may rely on.
  const executor = db as unknown as Executor;
  return {
    kind: 'embedded',
    db: executor,
    transaction: (work) => withRetry(() => executor.transaction(work)),
    ping: () =>
      db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    async close() {
      if (!engine.closed) await engine.close();
      release();
    },
  };
}

/** Opens the embedded database in `db` below the data folder; throws `DatabaseInUse` when another process has it open. */
export async function openEmbeddedDatabase(dataFolder: string): Promise<Database> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const release = takeLock(join(dataFolder, 'db.lock'));
  try {
    return await embeddedDatabase(await PGlite.create(join(dataFolder, 'db')), release);
  } catch (error) {
    release();
    throw error;
  }
}
