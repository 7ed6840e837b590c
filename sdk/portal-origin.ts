import { ORIGIN_PARAMETER } from '../src/domain/bridge/game-parameters';
import { parseOrigin } from '../src/domain/bridge/page-origin';
import { isTrustedOrigin } from '../src/domain/bridge/trusted-origin.policy';

/**
 * The origin of the portal around this page. The portal's parameters name it, and it is trusted only if this page's host is a sub-domain of it, or
 * if it is the page that frames this one (`parent`, where the browser reports it), which on the games' host can be the portal alone.
 */
export function portalOrigin(
  parameters: URLSearchParams,
  ownOrigin: string,
  parent: string | undefined,
): string | undefined {
  const origin = parameters.get(ORIGIN_PARAMETER);
  const portal = parseOrigin(origin);
  if (origin === null || portal === undefined) return undefined;
  return isTrustedOrigin(ownOrigin, portal) || origin === parent ? origin : undefined;
}
