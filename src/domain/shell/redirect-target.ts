import { httpsHost } from '../shared/https-host';
import { HOME_PATH } from './home-path';

/**
 * Tells whether a target is a path of this portal, and stays one however it is normalised: single slashes, no dot segments, no backslash, no control character (decisions §5).
 * @rule 3.5 A redirect is followed when it is a path of this portal.
 */
export function isOwnPath(target: string): boolean {
  return /^(?:\/(?!\/|(?:\.|%2e){1,2}(?:[/?#]|$))[^/?#\\\u0000-\u0020\u007f]*)+(?:[?#][^\\\u0000-\u0020\u007f]*)?$/i.test(
    target,
  );
}

/**
 * Where `redirect_to` leads: its path, or `fallback` when it is none of this portal's.
 * @rule 1.2.2 A signed-in visitor of an auth address goes to redirect_to when that is safe.
 */
export function redirectTarget(redirectTo: string | undefined, fallback: string): string {
  const to = redirectTo ?? fallback;
  return isOwnPath(to) ? to : fallback;
}

/** An unknown path: its page asks the server for a redirect first (spec 1 §4). */
export type NotFoundPage =
  { readonly kind: 'loading' } | { readonly kind: 'redirecting'; readonly to: string } | { readonly kind: 'not-found' };

export type RedirectCheckEvent = { readonly type: 'answered'; readonly to: string } | { readonly type: 'failed' };

/**
 * How the page of an unknown path begins.
 * @rule 1.4.15a It is loading while the redirect check runs.
 */
export const checkingRedirect: NotFoundPage = { kind: 'loading' };

/**
 * Ends the check; what comes after its first outcome changes nothing. an unsafe target leads home, `hosts` are those of `isSafeRedirect` (decisions §5).
 * @rule 1.4.15b It redirects if the check answers, and shows the 404 if the check fails.
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
 * Tells whether a redirect may be followed; `hosts` are the foreign ones that an operator configured.
 * @rule 3.5 It must be a path of this portal, or an absolute https URL of a configured host.
 */
export function isSafeRedirect(to: string, hosts: readonly string[]): boolean {
  return isOwnPath(to) || hosts.some((host) => host === httpsHost(to));
}
