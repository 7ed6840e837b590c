import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFile } from '../../publishing/builds/game-file';
import { gameFile } from '../../publishing/builds/game-file';
import { projectRoot } from '../system/project-root';

/** The games of this repository, by slug. */
export function readGameFiles(): readonly GameFile[] {
  const folder = join(projectRoot, 'games');
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name, 'game.json'))
    .filter((file) => existsSync(file))
    .map((file) => gameFile.parse(JSON.parse(readFileSync(file, 'utf8'))));
}
