import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerDependencies } from '../../deps';
import { createBackup } from './create-backup';
import { MANIFEST } from './backup-manifest';

/** Folder of the automatic dumps. */
const dumpFolder = (dataFolder: string): string => join(dataFolder, 'backups');

/** Lists the automatic dumps by their names, newest first, complete or not. */
export function listDumps(dataFolder: string): readonly { readonly folder: string; readonly isComplete: boolean }[] {
  const parent = dumpFolder(dataFolder);
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => /^\d{4}-\d{2}-\d{2}T[\d-]+Z$/.test(name))
    .sort()
    .reverse()
    .map((name) => ({ folder: join(parent, name), isComplete: existsSync(join(parent, name, MANIFEST)) }));
}

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
  const made = await createBackup({ ...deps, blobs: undefined }, join(dumpFolder(dataFolder), name));
  if (!made.ok) throw new Error(made.error);
  for (const { folder } of listDumps(dataFolder).slice(REMAINING)) await rm(folder, { recursive: true, force: true });
}
