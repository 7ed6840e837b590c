import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';

/** Opens a socket; rejects if none can be opened. */
export type OpenSocket = () => Promise<Socket>;

/** Creates a function that opens sockets to a host, by default the page's own. */
export function socketTo(origin?: string): OpenSocket {
  return () => {
    const options = {
      path: '/socket.io',
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnectionDelayMax: 30_000,
      forceNew: true,
    };
    return Promise.resolve(origin === undefined ? io(options) : io(origin, options));
  };
}
