import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeParameters } from '../../../src/domain/bridge/game-parameters';
import type { PublicUrls } from './public-urls';

const FILE = 'runtime.js';

/** Address of the runtime script on a game's host; `status` is that of an error page. */
export function runtimeScript({ portalOrigin }: Pick<PublicUrls, 'portalOrigin'>, status?: number): string {
  const parameters = new URLSearchParams({ [runtimeParameters.portal]: portalOrigin });
  if (status !== undefined) parameters.set(runtimeParameters.status, String(status));
  return `/_sdk/${FILE}?${parameters.toString()}`;
}

/** Scripts for every page of every build; none if the runtime script is not built. */
export function runtimeScripts(urls: Pick<PublicUrls, 'portalOrigin'>, sdkFolder: string): readonly string[] {
  return existsSync(join(sdkFolder, FILE)) ? [runtimeScript(urls)] : [];
}
