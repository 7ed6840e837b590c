import type { Config } from '../config/config';
import type { Logger } from '../deps';
import type { Database } from './database';

/** Opens and migrates the configured database; only the driver that is used is loaded. */
export async function openDatabase({ databaseUrl, dataFolder }: Config, log: Logger): Promise<Database> {
  if (databaseUrl === undefined) {
    const { openEmbeddedDatabase } = await import('./embedded-database');
    return openEmbeddedDatabase(dataFolder);
  }
  const { openPostgresDatabase } = await import('./postgres-database');
  return openPostgresDatabase(databaseUrl, log);
}
