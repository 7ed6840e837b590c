import type { IncomingMessage } from 'node:http';
import type { HostTable } from '../../publishing/hosts/host-table';

/**
 * Tells whether a page may open a socket. A websocket handshake always carries an Origin, and games carry another one than the portal;
 * a polling request of the portal's own page has none, and says `same-origin` instead.
 */
export function canOpenSocket({ headers }: IncomingMessage, hosts: HostTable, portalOrigin: string): boolean {
  if (hosts.kindOf(headers.host) !== 'portal') return false;
  if (headers.origin !== undefined) return headers.origin === portalOrigin;
  return headers['sec-fetch-site'] === 'same-origin';
}
