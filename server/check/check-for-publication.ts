import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { ServerDeps } from '../deps';
import { projectFolders } from '../hosts/folders';
import type { BuildCheck, ToCheck } from './check-build';
import { reportText } from './report-text';

/** A build check with its text, or the text alone when the build was not checked. */
export interface PublicationCheck {
  readonly check: BuildCheck | undefined;
  /** The report, or the reason why there is none. */
  readonly text: string;
}

/**
 * Plays a build in a browser where one is available. Refuses a build that cannot start; a machine without a working browser refuses
 * nothing.
 */
export async function checkForPublication(
  { config, clock }: Pick<ServerDeps, 'clock' | 'config'>,
  input: ToCheck,
): Promise<Result<PublicationCheck, string>> {
  // The browser's driver is loaded by the first check only.
  const [{ checkBuild }, { findBrowser }] = await Promise.all([import('./check-build'), import('./find-browser')]);
  const executable = findBrowser(config.browser);
  if (executable === undefined)
    return ok({
      check: undefined,
      text: 'Not checked: no browser found. Install Chromium or set HOLOCADE_CHROMIUM.',
    });
  try {
    const { searchPath } = config.browser;
    const check = await checkBuild(input, { config, clock, folders: projectFolders, executable, searchPath });
    const text = reportText(check);
    return check.report.starts ? ok({ check, text }) : err(text);
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    return ok({ check: undefined, text: `Not checked: the browser ${executable} does not work. ${reason}` });
  }
}
