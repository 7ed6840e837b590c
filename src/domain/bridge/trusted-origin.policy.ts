import type { PageOrigin } from './page-origin';
import { parseOrigin } from './page-origin';

/**
 * True if an origin is a subdomain of the page's host (the portal's or the games'), with its scheme and port.
 * Necessary, but never sufficient.
 * @rule 1.9.12 The sender's origin ends with a dot plus the current host name.
 * @rule 3.7 The sender has the page's own scheme, and its port when it has one.
 */
export function isTrustedOrigin(origin: unknown, page: PageOrigin): boolean {
  const sender = parseOrigin(origin);
  return sender !== undefined && sender.scheme === page.scheme && sender.host.endsWith(`.${page.host}`);
}
