import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Config } from '../../platform/config/config';
import { loadChromium } from './load-chromium';

/** The headless shell first: without windows it takes two thirds of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of the Chromium that checks builds: the configured one, else one on the search path, else one that Playwright installed.
 * Undefined when there is none, or no search path.
 */
export async function findBrowser({ executable, searchPath }: Config['browser']): Promise<string | undefined> {
  if (executable !== undefined) return isProgram(executable) ? executable : undefined;
  if (searchPath === '') return undefined;
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  if (found !== undefined) return found;
  const ofPlaywright = (await loadChromium()).executablePath();
  return existsSync(ofPlaywright) ? ofPlaywright : undefined;
}
