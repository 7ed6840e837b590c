import { isOwnPath } from '../../../src/domain/shell/redirect-target';

/**
 * Returns the path without query, fragment and trailing slash, as redirects are stored. Undefined if it is not a path
 * of this site.
 */
export function redirectKey(route: string): string | undefined {
  if (!isOwnPath(route)) return undefined;
  const [path = ''] = route.split(/[?#]/);
  return path.replace(/\/+$/, '') || '/';
}
