import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliCompressSync, constants } from 'node:zlib';

/** Shorter bodies are not compressed. */
export const MIN_COMPRESSED_BYTES = 1024;
/** Higher levels take longer than they save on a fast connection. */
const BROTLI_QUALITY = 4;

/** Longer bodies are compressed in a stream, which takes five times as much processor time for a page. */
const MAX_AT_ONCE_BYTES = 256 * 1024;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

/** Encodings of responses, best first. */
const ENCODINGS = ['br', 'gzip'] as const;

/** Compression of other dynamic responses, one by one. Built files are precompressed; shared pages and stored answers are compressed once. */
export const compression: FastifyCompressOptions = {
  threshold: MIN_COMPRESSED_BYTES,
  syncThreshold: MAX_AT_ONCE_BYTES,
  encodings: [...ENCODINGS],
  brotliOptions,
};

/** Returns a header with the encodings that its `*` stands for: those that the header does not name. */
export function withoutWildcard(header: string): string {
  const items = header.split(',').map((item) => item.trim());
  const nameOf = (item: string) =>
    item
      .replace(/\s*;.*$/, '')
      .replace(/^x-/i, '')
      .toLowerCase();
  const named = new Set(items.map(nameOf));
  const others = ENCODINGS.filter((encoding) => !named.has(encoding));
  return items
    .flatMap((item) => (nameOf(item) === '*' ? others.map((name) => item.replace('*', name)) : [item]))
    .join(', ');
}

/** Replaces `*` in the header of a request, because `@fastify/compress` and `@fastify/static` read it as gzip. */
export function replaceWildcard({ headers }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const header = headers['accept-encoding'];
  if (header?.includes('*') === true) headers['accept-encoding'] = withoutWildcard(header);
  done();
}

/** True if the client accepts this encoding of a response. */
export const acceptsEncoding = ({ headers }: FastifyRequest, encoding: (typeof ENCODINGS)[number]): boolean =>
  negotiate(headers['accept-encoding'] ?? '', [encoding]) === encoding;

/** Compresses a body as the dynamic responses are. */
export const compressed = (body: Buffer): Buffer => brotliCompressSync(body, brotliOptions);
