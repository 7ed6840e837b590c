import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Moves the source maps of a folder into another one, which is emptied first. */
export function moveSourceMaps(from, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) if (name.endsWith('.map')) renameSync(join(from, name), join(to, name));
}
