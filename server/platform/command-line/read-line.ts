import type { Socket } from 'node:net';

const MAX_BYTES = 64 * 1024;

/** Reads the first line from a socket. Undefined if the line is too long or the connection ends first. */
export function readLine(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    const end = (line: string | undefined): void => {
      socket.off('data', take);
      resolve(line);
    };
    const take = (chunk: Buffer): void => {
      bytes = Buffer.concat([bytes, chunk]);
      const at = bytes.indexOf('\n');
      if (at >= 0) end(bytes.subarray(0, at).toString('utf8'));
      else if (bytes.length > MAX_BYTES) end(undefined);
    };
    socket.on('data', take);
    socket.once('close', () => {
      end(undefined);
    });
  });
}
