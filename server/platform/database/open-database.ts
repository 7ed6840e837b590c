import type { Config } from '../config/config';
import type { Logger } from '../../deps';
import type { Database, Opening } from './database';

/** Opens the configured database and migrates it by default. Loads only the driver in use. */
export async function openDatabase(
  { databaseUrl, databaseDirectUrl: directUrl, databaseConnections: connections, dataFolder }: Config,
  log: Logger,
  opening: Opening = {},
): Promise<Database> {
  if (databaseUrl === undefined) {
    const { openEmbeddedDatabase } = await import('./embedded-database');
    return openEmbeddedDatabase(dataFolder, opening);
  }
  const { openPostgresDatabase } = await import('./postgres-database');
  return openPostgresDatabase(databaseUrl, log, { directUrl, connections, ...opening });
}
