import type { PageOrigin } from './page-origin';
import { parseOrigin } from './page-origin';

/** Whether an origin is a sub-domain of the page's own host, with its scheme and port (spec 1 §9, decisions §7): needed, never enough. */
export function isTrustedOrigin(origin: unknown, page: PageOrigin): boolean {
  const sender = parseOrigin(origin);
  return sender !== undefined && sender.scheme === page.scheme && sender.host.endsWith(`.${page.host}`);
}
