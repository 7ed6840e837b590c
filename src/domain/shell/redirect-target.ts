import { httpsHost } from '../shared/https-host';
import { HOME_PATH } from './home-path';

/**
 * True if a target is a path of this portal under every normalisation: single slashes, no dot segments, no backslash,
 * no control character (decisions §5).
 * @rule 3.5 A redirect is followed if it is a path of this portal.
 */
export function isOwnPath(target: string): boolean {
  return /^(?:\/(?!\/|(?:\.|%2e){1,2}(?:[/?#]|$))[^/?#\\\u0000-\u0020\u007f]*)+(?:[?#][^\\\u0000-\u0020\u007f]*)?$/i.test(
    target,
  );
}

/**
 * Returns the target of `redirect_to`, or `fallback` if it is not a path of this portal.
 * @rule 1.2.2 A signed-in visitor of an auth address is redirected to redirect_to if that is safe.
 */
export function redirectTarget(redirectTo: string | undefined, fallback: string): string {
  const to = redirectTo ?? fallback;
  return isOwnPath(to) ? to : fallback;
}

/** State of a page at an unknown path, which first requests a redirect from the server (spec 1 §4). */
export type NotFoundPage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'redirecting'; readonly to: string }
  | { readonly kind: 'not-found' };

export type RedirectCheckEvent = { readonly type: 'answered'; readonly to: string } | { readonly type: 'failed' };

/**
 * Initial state of the page at an unknown path.
 * @rule 1.4.15a The page of an unknown path is loading while the redirect check runs.
 */
export const checkingRedirect: NotFoundPage = { kind: 'loading' };

/**
 * Ends the check; only the first outcome counts. An unsafe target becomes the home page; `hosts` are those of
 * `isSafeRedirect` (decisions §5).
 * @rule 1.4.15b The page redirects if the check succeeds, and shows the 404 page if it fails.
 * @rule 1.8.10 A failed redirect check shows the 404 page.
 */
export function nextNotFoundPage(
  page: NotFoundPage,
  event: RedirectCheckEvent,
  hosts: readonly string[],
): NotFoundPage {
  if (page.kind !== 'loading') return page;
  if (event.type === 'failed') return { kind: 'not-found' };
  return { kind: 'redirecting', to: isSafeRedirect(event.to, hosts) ? event.to : HOME_PATH };
}

/**
 * True if a redirect may be followed; `hosts` are the external ones that the operator has configured.
 * @rule 3.5 A redirect must be a path of this portal, or an absolute https URL of a configured host.
 */
export function isSafeRedirect(to: string, hosts: readonly string[]): boolean {
  return isOwnPath(to) || hosts.some((host) => host === httpsHost(to));
}

/** True if the server redirects a path of this portal to the developer site, so that the page must be loaded from it. */
export function leadsToDeveloperSite(to: string): boolean {
  return /^\/developer(?:[/?#]|$)/.test(to);
}
