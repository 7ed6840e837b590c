import type { BuildCheck, BuildToCheck } from '../../../../server/publishing/check/check-build';
import { checkBuild, checkLimits } from '../../../../server/publishing/check/check-build';
import { findBrowser } from '../../../../server/publishing/check/check-for-publication';
import type { CheckLimits } from '../../../../server/publishing/check/play-build';
import { ok } from '../../../../src/domain/shared/result';
import { projectFolders } from '../../../../server/publishing/hosts/folders';
import { scanFolder } from '../../../../server/publishing/builds/scan-folder';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import { testConfig } from '../../support/test-config';

const searchPath = process.env['PATH'] ?? '';

/** Path of the Chromium for tests; undefined if there is none. */
export const executable = await findBrowser({ executable: process.env['HOLOCADE_CHROMIUM'], searchPath });

/** Short limits, for builds that draw at once. */
const shortLimits: CheckLimits = {
  ...checkLimits,
  ...{ start: 12_000, quiet: 1000, content: 800, frames: 800, session: 2500, trailer: 1500, all: 30_000 },
};

export interface Checked {
  readonly limits?: Partial<CheckLimits>;
  readonly game?: Partial<BuildToCheck['game']>;
  readonly wantsMedia?: boolean;
  /** Default: the Chromium that the tests use. */
  readonly browser?: string | undefined;
  /** Default: the files found in the folder. */
  readonly files?: BuildToCheck['files'];
}

/** Checks a folder. */
export async function checkFolder(folder: string, options: Checked = {}): Promise<BuildCheck> {
  const { limits, game, wantsMedia = false, browser = executable } = options;
  if (browser === undefined) throw new Error('Chromium is missing.');
  const found = options.files ? ok({ files: options.files }) : await scanFolder(folder, testConfig().buildLimits);
  if (!found.ok) throw new Error(found.error);
  return checkBuild(
    {
      folder,
      files: found.value.files,
      game: {
        slug: 'comet-golf',
        network: [],
        crossOriginIsolated: false,
        offline: false,
        adapter: undefined,
        ...game,
      },
      wantsMedia,
    },
    {
      config: testConfig(),
      folders: projectFolders,
      clock: systemClock,
      executable: browser,
      searchPath,
      limits: { ...shortLimits, ...limits },
    },
  );
}

/** Checks a build of these files. */
export const check = (files: Readonly<Record<string, string>>, options: Checked = {}): Promise<BuildCheck> =>
  checkFolder(temporaryFolder(files), options);
