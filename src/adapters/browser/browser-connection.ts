import type { Connection } from '../../application/system/connection.port';

/** Connection state as reported by the browser. */
export function browserConnection(navigator: Pick<Navigator, 'onLine'>): Connection {
  return { isOffline: () => !navigator.onLine };
}
