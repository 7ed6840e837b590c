import { stat } from 'node:fs/promises';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { checkForPublication } from '../check/check-for-publication';
import { checkInput } from '../check/check-input';
import type { Config } from '../config/config';
import { GAME_FILE, readGameFile } from '../publish/read-game-file';
import { scanFolder } from '../publish/scan-folder';
import { systemClock } from '../system/server-clock';

/** Options of the `check` command. */
export interface CheckOptions {
  /** Absolute path of a built game. */
  readonly path: string;
  readonly json: boolean;
}

/** Slug for a build whose `game.json` names none. */
const UNNAMED = 'unnamed-game';

/** Checks a build where the command is run. The refusal is the report of a build that cannot start, or one sentence. */
export async function runCheck(config: Config, { path, json }: CheckOptions): Promise<Result<string, string>> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return err(`There is no folder ${path}.`);
  const files = await scanFolder(path);
  if (!files.ok) return files;
  const told = await readGameFile(path);
  if (!told.ok) return told;
  const slug = told.value?.game.slug ?? UNNAMED;
  const served = files.value.filter((file) => file.path !== GAME_FILE);
  const declared = told.value?.game;
  const input = checkInput({ folder: path, files: served, slug, told: told.value, declared, isNew: false });
  const checked = await checkForPublication({ config, clock: systemClock }, { ...input, wantsMedia: false });
  if (checked.kind === 'unchecked') return err(checked.text);
  const { report, capabilities } = checked.check;
  const text = json ? JSON.stringify({ ...report, capabilities }, undefined, 2) : checked.text;
  return report.starts ? ok(text) : err(text);
}
