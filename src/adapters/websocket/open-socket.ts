import type { Socket } from 'socket.io-client';

/** Opens a socket; rejects when the client's script cannot be loaded. */
export type OpenSocket = () => Promise<Socket>;

/** Opens sockets to a host, the page's own when none is named; the client is loaded with the first (decisions §6). */
export function socketTo(origin?: string): OpenSocket {
  return async () => {
    const { io } = await import('socket.io-client');
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
