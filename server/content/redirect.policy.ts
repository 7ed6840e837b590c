import { isOwnPath } from '../../src/domain/shell/redirect-target';

/** The path under which a redirect is stored: without query, fragment and closing slash; undefined when it is no path of this site. */
export function redirectKey(route: string): string | undefined {
  if (!isOwnPath(route)) return undefined;
  const [path = ''] = route.split(/[?#]/);
  return path.replace(/\/+$/, '') || '/';
}

/** Tells whether a stored redirect may be followed: to a path of this site, or over https to a host that the operator has named (decisions §5). */
export function mayRedirectTo(target: string, hosts: readonly string[]): boolean {
  if (isOwnPath(target)) return true;
  if (!URL.canParse(target)) return false;
  const { protocol, host, username, password } = new URL(target);
  return protocol === 'https:' && username === '' && password === '' && hosts.includes(host);
}
