import { isOwnPath } from '../../../src/domain/shell/redirect-target';

/** The path under which a redirect is stored: without query, fragment and closing slash; undefined when it is no path of this site. */
export function redirectKey(route: string): string | undefined {
  if (!isOwnPath(route)) return undefined;
  const [path = ''] = route.split(/[?#]/);
  return path.replace(/\/+$/, '') || '/';
}
