import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerDependencies } from '../../deps';
import { createBackup } from './create-backup';
import { dumpFolder, listDumps } from './dump-folder';

/** Number of automatic dumps that remain. */
const REMAINING = 4;

/**
 * Dumps the embedded database into the data folder, and deletes older and incomplete dumps. Does nothing on a PostgreSQL
 * server, or if dumps are switched off. Throws the reason of a failure.
 */
export async function dumpDatabase(deps: Pick<ServerDependencies, 'clock' | 'config' | 'database'>): Promise<void> {
  const { clock, config, database } = deps;
  if (database.kind !== 'embedded' || !config.databaseDumps) return;
  const { dataFolder } = config;
  for (const { folder, isComplete } of listDumps(dataFolder))
    if (!isComplete) await rm(folder, { recursive: true, force: true });
  const name = clock.now().toISOString().replace(/[:.]/g, '-');
  const made = await createBackup({ ...deps, files: undefined }, join(dumpFolder(dataFolder), name));
  if (!made.ok) throw new Error(made.error);
  for (const { folder } of listDumps(dataFolder).slice(REMAINING)) await rm(folder, { recursive: true, force: true });
}
