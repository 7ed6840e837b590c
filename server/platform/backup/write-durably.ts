import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a new file that survives a power failure once the promise resolves. Only its owner can read it. Passes each written part
 * to `see`. Throws if the file exists.
 */
export async function writeDurably(
  path: string,
  content: Readable,
  see: (part: Buffer) => void = () => undefined,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const seen = async function* (parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      see(part);
      yield part;
    }
  };
  await pipeline(content, seen, createWriteStream(path, { flags: 'wx', flush: true, mode: 0o600 }));
}
