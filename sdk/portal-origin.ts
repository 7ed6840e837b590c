import { gameParameters } from '../src/domain/bridge/game-parameters';
import { parseOrigin } from '../src/domain/bridge/page-origin';
import { isTrustedOrigin } from '../src/domain/bridge/trusted-origin.policy';

/** The origin of the portal around this page: named by the page's own address, and only if this page's host is a sub-domain of it. */
export function portalOrigin(search: string, ownOrigin: string): string | undefined {
  const origin = new URLSearchParams(search).get(gameParameters.origin);
  const portal = parseOrigin(origin);
  return origin !== null && portal !== undefined && isTrustedOrigin(ownOrigin, portal) ? origin : undefined;
}
