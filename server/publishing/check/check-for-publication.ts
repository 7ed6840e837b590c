import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { ServerDependencies } from '../../deps';
import type { Config } from '../../platform/config/config';
import { projectFolders } from '../hosts/folders';
import type { BuildCheck, BuildToCheck } from './check-build';
import { checkBuild } from './check-build';
import { firstFrameWait } from './first-frame-text';
import { loadChromium } from './load-chromium';

const MIB = 1024 * 1024;

const mebibytes = (bytes: number): string => `${(bytes / MIB).toFixed(bytes < MIB ? 2 : 1)} MiB`;
const line = (name: string, texts: readonly string[]): readonly string[] =>
  texts.length === 0 ? [] : [`  ${name}: ${texts.join(', ')}`];
const section = (name: string, sentences: readonly string[]): readonly string[] =>
  sentences.length === 0 ? [] : [`${name}:`, ...sentences.map((sentence) => `  - ${sentence}`)];

/** Formats a report of the build check for a terminal. */
export function reportText({ report, capabilities }: Pick<BuildCheck, 'report' | 'capabilities'>): string {
  const { starts, firstFrameMs, framesPerSecond, bytesToFirstFrame } = report;
  const speed = framesPerSecond === null ? '' : `, then ${framesPerSecond} frames per second without a graphics card`;
  const verdict = starts ? 'Check: the build starts.' : 'Check: the build cannot start.';
  return [
    starts && firstFrameMs === null ? 'Check: undecided. The build did not visibly start.' : verdict,
    ...(firstFrameMs === null
      ? []
      : [
          `  First frame: ${firstFrameMs} ms, ${mebibytes(bytesToFirstFrame)} loaded${speed}`,
          `  Wait for it: ${firstFrameWait({ firstFrameMs, bytesToFirstFrame })}`,
        ]),
    ...line('Supports', capabilities),
    ...line(
      'XR sessions',
      report.xrSessions.map(({ mode, frames }) => `${mode} (${frames} frames)`),
    ),
    ...line('XR features', report.xrFeatures),
    ...line('SDK calls', report.sdkCalls),
    ...line('Other hosts', report.hosts),
    ...section('Problems', report.problems),
    ...section('Advice', report.advice),
  ].join('\n');
}

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
 * Path of the Chromium for build checks: configured, on the search path, or installed by Playwright. Undefined if none
 * is found.
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

/** A build check with its text, or the reason why the build was not checked. */
export type PublicationCheck =
  | { readonly kind: 'checked'; readonly check: BuildCheck; readonly text: string }
  | { readonly kind: 'unchecked'; readonly check: undefined; readonly text: string };

const unchecked = (text: string): PublicationCheck => ({ kind: 'unchecked', check: undefined, text });

/** Plays a build in a browser if a working one is available. */
export async function checkForPublication(
  { config, clock }: Pick<ServerDependencies, 'clock' | 'config'>,
  input: BuildToCheck,
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
