import { drizzle } from 'drizzle-orm/pglite';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { DatabaseContent } from './database-content';
import { databaseContent, differenceOf } from './database-content';
import { embeddedEngine } from './embedded-database';

/**
 * Creates the embedded database of a data folder without one from a dump. The caller has the lock of the folder. An interrupted or
 * failed load leaves no database.
 */
export async function loadEmbedded(
  dataFolder: string,
  file: string,
  expected: DatabaseContent,
): Promise<Result<undefined, string>> {
  const folder = join(dataFolder, 'db');
  const part = `${folder}.restoring`;
  try {
    await rm(part, { recursive: true, force: true });
    const archive = new Blob([new Uint8Array(await readFile(file))], { type: 'application/gzip' });
    const engine = await embeddedEngine({ dataDir: part, loadDataDir: archive });
    let difference: string | undefined;
    try {
      difference = differenceOf(expected, await databaseContent(drizzle(engine)));
    } finally {
      await engine.close();
    }
    if (difference !== undefined) return err(`The restored database differs from the backup: ${difference}.`);
    await rename(part, folder);
    return ok(undefined);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}
