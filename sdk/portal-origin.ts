import { ORIGIN_PARAMETER } from '../src/domain/bridge/game-parameters';

/** Reads an origin that is written exactly as browsers write it; undefined for anything else. */
function readOrigin(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return url.origin === text && url.protocol.startsWith('http') ? url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The origin of the portal around this page. The page's address names it, and it is trusted only if this page's host is a sub-domain of it, or
 * if it is the page that frames this one (`parent`, where the browser reports it), which on the games' host can be the portal alone.
 */
export function portalOrigin(search: string, ownOrigin: string, parent: string | undefined): string | undefined {
  const origin = new URLSearchParams(search).get(ORIGIN_PARAMETER) ?? '';
  const portal = readOrigin(origin);
  const own = readOrigin(ownOrigin);
  const isSubdomain = own?.protocol === portal?.protocol && own?.host.endsWith(`.${portal?.host}`);
  return portal && (isSubdomain || origin === parent) ? origin : undefined;
}
