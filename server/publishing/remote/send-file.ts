import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DetailedError, Upload } from 'tus-js-client';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { messageOf, unreachable } from './remote-call';

interface SentFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Address of the uploads of the developer. */
  readonly endpoint: string;
  readonly token: string;
  /** File with the address of this upload, until it is complete. */
  readonly addressFile: string;
  readonly retryDelays?: readonly number[] | undefined;
  readonly report: (line: string) => void;
}

/** Largest body of a request; proxies often refuse more. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/** Statuses for an upload that has other bytes, or that was deleted. */
const UNKNOWN_STATE: readonly number[] = [404, 409, 410];
const RETRY_DELAYS = [0, 1000, 3000, 10_000, 30_000];

/** The file has become shorter since its size was read. */
class ShorterFileError extends Error {}

/** Reads exactly the given number of bytes. */
async function readBytes(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let filled = 0; filled < length;) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, start + filled);
    if (bytesRead === 0) throw new ShorterFileError();
    filled += bytesRead;
  }
  return bytes;
}

/** True for a failure that a repeated request may repair. */
function isTemporary({ originalRequest, originalResponse, causingError }: DetailedError): boolean {
  if (causingError instanceof ShorterFileError) return false;
  const status = originalResponse?.getStatus() ?? 0;
  // Another request may still be sending this upload, or the portal has deleted it. The client then reads its state.
  if (UNKNOWN_STATE.includes(status)) return originalRequest.getMethod() === 'PATCH';
  return status === 0 || status === 429 || status >= 500;
}

/**
 * Uploads a file by tus 1.0, in requests of at most 8 MiB. Continues an upload of an earlier command. Returns the id of the upload. Errors:
 * one sentence.
 */
export async function sendFile(handle: FileHandle, sent: SentFile): Promise<Result<string, string>> {
  const { size, endpoint, token, addressFile, report } = sent;
  const known = await readFile(addressFile, 'utf8').catch(() => undefined);
  let shown = 0;
  let stored = Promise.resolve();
  const done = await new Promise<Result<string, string>>((resolve) => {
    const upload = new Upload(Buffer.alloc(0), {
      endpoint,
      uploadUrl: known ?? null,
      uploadSize: size,
      chunkSize: CHUNK_BYTES,
      headers: { authorization: `Bearer ${token}` },
      retryDelays: [...(sent.retryDelays ?? RETRY_DELAYS)],
      storeFingerprintForResuming: false,
      fileReader: {
        openFile: async () => ({
          size,
          slice: async (start, end) => {
            const value = await readBytes(handle, start, Math.min(end, size) - start);
            // The client reads `size`, as of a Blob.
            return { value: Object.assign(value, { size: value.length }), done: end >= size };
          },
          close: () => undefined,
        }),
      },
      onShouldRetry: isTemporary,
      onUploadUrlAvailable: () => {
        stored = storeAddress(addressFile, upload.url ?? '');
      },
      onChunkComplete: (_chunk, accepted) => {
        const percent = Math.floor((accepted * 100) / size);
        if (percent < shown + 10) return;
        shown = percent;
        report(`Uploaded ${String(percent)} %.`);
      },
      onSuccess: () => resolve(ok(upload.url?.split('/').at(-1) ?? '')),
      onError: (error) => {
        const response = error instanceof DetailedError ? error.originalResponse : null;
        const cause = error instanceof DetailedError ? error.causingError : error;
        if (cause instanceof ShorterFileError)
          return void resolve(err(`“${sent.name}” became shorter while it was uploaded. Run the command again.`));
        const again = 'Run the command again: the upload continues at the same byte.';
        resolve(
          err(response ? messageOf(response.getStatus(), response.getBody()) : unreachable(endpoint, cause, again)),
        );
      },
    });
    upload.start();
  });
  await stored;
  if (done.ok) await rm(addressFile, { force: true });
  return done;
}

/** Stores the address of an upload. Without it, a repeated command starts a new upload. */
async function storeAddress(file: string, address: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, address, { mode: 0o600 });
  } catch {
    // The cache folder cannot be written.
  }
}
