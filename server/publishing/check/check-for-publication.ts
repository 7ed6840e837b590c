import type { ServerDependencies } from '../../deps';
import { projectFolders } from '../hosts/folders';
import type { BuildCheck, ToCheck } from './check-build';
import { checkBuild } from './check-build';
import { findBrowser } from './find-browser';
import { reportText } from './report-text';

/** A build check with its text, or the reason why the build was not checked. */
export type PublicationCheck =
  | { readonly kind: 'checked'; readonly check: BuildCheck; readonly text: string }
  | { readonly kind: 'unchecked'; readonly check: undefined; readonly text: string };

const unchecked = (text: string): PublicationCheck => ({ kind: 'unchecked', check: undefined, text });

/** Plays a build in a browser where a working one is available. */
export async function checkForPublication(
  { config, clock }: Pick<ServerDependencies, 'clock' | 'config'>,
  input: ToCheck,
): Promise<PublicationCheck> {
  const { searchPath } = config.browser;
  const executable = await findBrowser(config.browser);
  if (executable === undefined)
    return unchecked('Not checked: no browser found. Install Chromium or set HOLOCADE_CHROMIUM.');
  try {
    const check = await checkBuild(input, { config, clock, folders: projectFolders, executable, searchPath });
    return { kind: 'checked', check, text: reportText(check) };
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    return unchecked(`Not checked: the browser ${executable} does not work. ${reason}`);
  }
}
