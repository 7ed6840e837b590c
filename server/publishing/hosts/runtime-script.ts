import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeParameters } from '../../../src/domain/bridge/game-parameters';
import type { InsertedScript } from './inserted-scripts';
import type { PublicUrls } from './public-urls';

const FILE = 'runtime.js';

/** Address of the runtime script on a game's host, for an error page with `status`. */
export function runtimeScript({ portalOrigin }: Pick<PublicUrls, 'portalOrigin'>, status: number): string {
  const parameters = new URLSearchParams({ [runtimeParameters.portal]: portalOrigin });
  parameters.set(runtimeParameters.status, String(status));
  return `/_sdk/${FILE}?${parameters.toString()}`;
}

/** Code that a page of any encoding can contain in a script element: ASCII, and nothing that ends the element. */
const canInline = (code: string): boolean => /^[\t\n\r -~]*$/.test(code) && !/<\/script|<!--/i.test(code);

/**
 * Returns the scripts for every page of every build: the runtime script, as text, because a request of its own would delay
 * the first frame by a round trip. None if it is not built. Reads the file again after a change, for development.
 */
export function runtimeScripts(
  { portalOrigin }: Pick<PublicUrls, 'portalOrigin'>,
  sdkFolder: string,
): () => readonly InsertedScript[] {
  const file = join(sdkFolder, FILE);
  let read: { readonly changedAt: number; readonly scripts: readonly InsertedScript[] } | undefined;
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined) return [];
    if (read?.changedAt === changedAt) return read.scripts;
    const code = readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
    if (!canInline(code)) throw new Error(`${file} must contain ASCII only, and no end of a script element.`);
    read = { changedAt, scripts: [{ code, data: { [runtimeParameters.portal]: portalOrigin } }] };
    return read.scripts;
  };
}
