import type { Socket } from 'socket.io-client';
import { deferred } from '../../application/system/deferred';

/** Opens a socket; rejects if the client script cannot be loaded. */
export type OpenSocket = () => Promise<Socket>;

/**
 * Creates a function that opens sockets to a host, by default the page's own. Loads the client on first use (decisions
 * §6).
 */
export function socketTo(origin?: string): OpenSocket {
  const client = deferred(() => import('socket.io-client'));
  return async () => {
    const { io } = await client();
    const options = {
      path: '/socket.io',
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnectionDelayMax: 30_000,
      forceNew: true,
    };
    return origin === undefined ? io(options) : io(origin, options);
  };
}
