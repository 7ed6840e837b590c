import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

const MIN_BYTES = 1024;
/** Higher levels take longer than they save on a fast connection. */
const BROTLI_QUALITY = 4;

/** Compression of dynamic responses; built files are precompressed. */
export const compression: FastifyCompressOptions = {
  threshold: MIN_BYTES,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
};
