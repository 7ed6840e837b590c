import { createConnection } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config/config';

/** Maximum length of a Unix socket's path on all systems, in bytes. */
const PATH_MAX = 103;

/**
 * Path of the socket on which a running server accepts operator commands. Undefined if the data folder's path is too
 * long.
 */
export function controlAddress({ dataFolder }: Pick<Config, 'dataFolder'>): string | undefined {
  const path = join(dataFolder, 'control.sock');
  return Buffer.byteLength(path) <= PATH_MAX ? path : undefined;
}

/** True if a server listens on the socket. */
export function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
