/** Tells whether a target is a path of this portal and nothing else: one leading slash, no backslash, no control character (decisions §5). */
export function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(target);
}
