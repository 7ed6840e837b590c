const PARAMETER = 'play';
const ISOLATED = 'isolated';

/**
 * Returns the address of a game's play page: its page in a cross-origin isolated document, which loads the game at once.
 * Builds with `crossOriginIsolated` need it in browsers without Document-Isolation-Policy.
 */
export function isolatedPlayAddress(slug: string, version: string): string {
  const query = new URLSearchParams({ build: version, [PARAMETER]: ISOLATED });
  return `/arcade/games/${slug}?${query.toString()}`;
}

/** Returns whether an address of the portal is that of a play page. */
export function isIsolatedPlay({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return /^\/arcade\/games\/[^/]+\/?$/.test(pathname) && new URLSearchParams(search).get(PARAMETER) === ISOLATED;
}
