import type { Connection } from '../../application/system/connection.port';

/** The connection as the browser knows it. */
export function browserConnection(navigator: Pick<Navigator, 'onLine'>): Connection {
  return { isOffline: () => !navigator.onLine };
}
