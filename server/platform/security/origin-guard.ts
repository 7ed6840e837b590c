import type { IncomingHttpHeaders } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True if a request may change data: it must come from a page of the portal's own origin. SameSite cookies do not
 * protect here, because games run on sibling hosts. A request without an Origin does not come from a browser page, so
 * it must not have a cookie.
 */
export function fromOwnPage(method: string, headers: IncomingHttpHeaders, portalOrigin: string): boolean {
  if (SAFE.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin === undefined) return headers.cookie === undefined;
  return headers.origin === portalOrigin;
}
