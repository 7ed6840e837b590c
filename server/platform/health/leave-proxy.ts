import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { ServerClock } from '../system/server-clock';

/** Longest time for a proxy to use its open connections once more. */
const LEAVING_MS = 3000;

/**
 * Refuses new connections, so that a proxy uses another server and repeats nothing. Open connections work until they are closed after their next
 * answer. Resolves when none is left, or after three seconds.
 */
export function leaveProxy(server: Server, clock: Pick<ServerClock, 'after'>): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(LEAVING_MS, resolve);
    // The close of an HTTP server also closes idle connections, on which the proxy may be sending a request.
    NetServer.prototype.close.call(server, () => {
      cancel();
      resolve();
    });
  });
}
