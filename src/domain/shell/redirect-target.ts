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
