/**
 * Tells whether a target is a path of this portal and nothing else: one leading slash, no backslash, no control character (decisions §5).
 * @rule 3.5 A redirect is followed when it is a path of this portal.
 */
export function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(target);
}

/**
 * Where `redirect_to` leads: its path, or `fallback` when it is none of this portal's.
 * @rule 1.2.2 A signed-in visitor of an auth address goes to redirect_to when that is safe.
 */
export function redirectTarget(redirectTo: string | undefined, fallback: string): string {
  return redirectTo !== undefined && isOwnPath(redirectTo) ? redirectTo : fallback;
}
