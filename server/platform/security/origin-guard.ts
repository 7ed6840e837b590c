import type { IncomingHttpHeaders } from 'node:http';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Tells whether a request may change something: it must come from a page of the portal's own origin. SameSite cookies do not help
 * here, because games run on sibling hosts. Without an Origin there is no browser page, and then no cookie may be there either.
 */
export function fromOwnPage(method: string, headers: IncomingHttpHeaders, portalOrigin: string): boolean {
  if (SAFE.has(method)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin === undefined) return headers.cookie === undefined;
  return headers.origin === portalOrigin;
}
