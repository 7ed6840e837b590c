import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

const LEAST_BYTES = 1024;
/** Higher levels take longer than they save on a fast line. */
const BROTLI_QUALITY = 4;

/** Compression of what is made for one answer; built files are compressed beforehand. */
export const compression: FastifyCompressOptions = {
  threshold: LEAST_BYTES,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
};
