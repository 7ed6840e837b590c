const ISOLATED = 'play=isolated';

/**
 * Returns the address of a game's play page: its page in a cross-origin isolated document, which starts the game at
 * once. It keeps the deep link of the page (`deepLinkQuery`). Builds with `crossOriginIsolated` need it in browsers without Document-Isolation-Policy.
 */
export function isolatedPlayAddress(slug: string, version: string, deepLink = ''): string {
  return `/arcade/games/${slug}?build=${encodeURIComponent(version)}&${ISOLATED}${deepLink}`;
}

/** True for the address of a play page; `search` starts with a question mark. */
export function isIsolatedPlay({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean {
  return /^\/arcade\/games\/[^/]+\/?$/.test(pathname) && search.slice(1).split('&').includes(ISOLATED);
}
