import { existsSync, readdirSync } from 'node:fs';

/** Lists the names of the folders in a folder; empty if it does not exist. */
export function foldersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
