import { ORIGIN_PARAMETER } from '../src/domain/bridge/game-parameters';
import { parseOrigin } from '../src/domain/bridge/page-origin';
import { isTrustedOrigin } from '../src/domain/bridge/trusted-origin.policy';

/**
 * Returns the origin of the portal around this page, which the portal's parameters name. The origin is trusted if this page's host is a
 * subdomain of it, or if it is the `parent` that the browser reports. On the games host only the portal can be the parent.
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
