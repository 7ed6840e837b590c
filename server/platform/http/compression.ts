import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyRequest } from 'fastify';
import { brotliCompressSync, constants } from 'node:zlib';

/** Shorter bodies are not compressed. */
export const MIN_COMPRESSED_BYTES = 1024;
/** Higher levels take longer than they save on a fast connection. */
const BROTLI_QUALITY = 4;

/** Longer bodies are compressed in a stream, which takes five times as much processor time for a page. */
const MAX_AT_ONCE_BYTES = 256 * 1024;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

/** Compression of other dynamic responses, one by one. Built files are precompressed; shared pages and stored answers are compressed once. */
export const compression: FastifyCompressOptions = {
  threshold: MIN_COMPRESSED_BYTES,
  syncThreshold: MAX_AT_ONCE_BYTES,
  encodings: ['br', 'gzip'],
  brotliOptions,
};

/** True if the client accepts this encoding of a response. */
export const acceptsEncoding = ({ headers }: FastifyRequest, encoding: 'br' | 'gzip'): boolean =>
  negotiate(headers['accept-encoding'] ?? '', [encoding]) === encoding;

/** Compresses a body as the dynamic responses are. */
export const compressed = (body: Buffer): Buffer => brotliCompressSync(body, brotliOptions);
