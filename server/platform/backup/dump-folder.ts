import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the manifest, which makes a backup complete. */
export const MANIFEST = 'backup.json';

/** Folder of the automatic dumps. */
export const dumpFolder = (dataFolder: string): string => join(dataFolder, 'backups');

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
