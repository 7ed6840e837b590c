import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { checkForPublication } from '../../publishing/check/check-for-publication';
import { checkInput } from '../../publishing/check/check-input';
import type { Config } from '../config/config';
import { stageFiles } from '../../publishing/builds/publish-game';
import { GAME_FILE, readGameFile } from '../../publishing/builds/read-game-file';
import { systemClock } from '../system/server-clock';

/** Options of the `check` command. */
export interface CheckOptions {
  /** Absolute path of a built game: a folder or a zip archive. */
  readonly path: string;
  readonly json: boolean;
}

/** Slug for a build whose `game.json` has none. */
const UNNAMED = 'unnamed-game';

/** Checks a build without a server. Errors: the report of a build that cannot start, or one sentence. */
export async function runCheck(config: Config, { path, json }: CheckOptions): Promise<Result<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'build-check-'));
  try {
    const staged = await stageFiles(path, folder, config.buildLimits);
    if (!staged.ok) return staged;
    const manifest = await readGameFile(folder);
    if (!manifest.ok) return manifest;
    const slug = manifest.value?.game.slug ?? UNNAMED;
    const files = staged.value.files.filter((file) => file.path !== GAME_FILE);
    const declared = manifest.value?.game;
    const input = checkInput({ folder, files, slug, manifest: manifest.value, declared, isNew: false });
    const checked = await checkForPublication({ config, clock: systemClock }, { ...input, wantsMedia: false });
    if (checked.kind === 'unchecked') return err(checked.text);
    const { report, capabilities } = checked.check;
    const text = json ? JSON.stringify({ ...report, capabilities }, undefined, 2) : checked.text;
    return report.starts ? ok(text) : err(text);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
