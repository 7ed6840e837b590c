import type { Database } from '../../../server/platform/database/database';
import { createLogger } from '../../../server/platform/system/create-logger';
import { separateDatabase } from './separate-database';
import { fromSnapshot } from './snapshot';

/** Opens a migrated database without content, of the kind selected for this test run. */
export async function openEmptyDatabase(): Promise<Database> {
  const url = process.env['HOLOCADE_TEST_DATABASE_URL'];
  if (url === undefined) return fromSnapshot('empty', async () => {});
  return (await separateDatabase(url, createLogger({ logLevel: 'silent' }))).database;
}
