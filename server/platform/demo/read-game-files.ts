import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
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

const colours = z.record(z.string(), z.string().check(z.regex(/^#[0-9a-f]{6}$/i)));

/** Colour for a picture without a known dominant colour. */
export const UNKNOWN_COLOUR = '#141627';

/** Reads the dominant colours of pictures; empty if none were computed. */
export function readColours(...path: readonly string[]): Readonly<Record<string, string>> {
  const file = join(projectRoot, ...path, 'colours.json');
  return existsSync(file) ? colours.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
