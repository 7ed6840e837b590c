import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

export interface SilentServer {
  readonly url: string;
  /** Resolves once a client has connected. */
  readonly called: Promise<void>;
  close(): Promise<void>;
}

/** Starts a mail server on the loopback interface that accepts connections but never responds. */
export async function silentServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  const called = new Promise<void>((resolve) => server.once('connection', () => resolve()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
