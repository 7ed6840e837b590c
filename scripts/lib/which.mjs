import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the absolute path of the first of these programs on PATH, or undefined. */
export function which(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}
