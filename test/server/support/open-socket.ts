import { once } from 'node:events';
import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import type { TestServer } from './test-server';

export interface SocketOptions {
  readonly origin?: string;
  readonly host?: string;
  readonly cookie?: string;
}

/** Creates an unconnected socket with the headers of a page of this origin. */
export function newSocket(server: TestServer, options: SocketOptions = {}): Socket {
  const { host = new URL(server.origin).host, origin = server.origin, cookie } = options;
  return io(`http://127.0.0.1:${server.port}`, {
    path: '/socket.io',
    transports: ['websocket'],
    extraHeaders: { host, origin, ...(cookie === undefined ? {} : { cookie }) },
    forceNew: true,
    autoConnect: false,
    reconnectionDelay: 1,
    reconnectionDelayMax: 1,
  });
}

/** Connects the socket; rejects if the server refuses. */
export function connected(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => {
      socket.disconnect();
      reject(error);
    });
    socket.connect();
  });
}

/** Waits for the next event of a name on a socket. */
export async function next<T>(socket: Socket, event: string): Promise<T> {
  // The client’s emitter has `on` and `off` like Node's.
  const [value] = (await once(socket as unknown as NodeJS.EventEmitter, event)) as [T];
  return value;
}
