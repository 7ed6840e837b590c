import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** Header of a gzip file without name and time (RFC 1952). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block (RFC 1951). */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** Maximum distance of a repetition, in bytes (RFC 1951). */
const WINDOW = 32_768;

/** Header of an uncompressed block of a length (RFC 1951). */
function blockHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(0xff_ff - length, 3);
  return header;
}

/** Puts a text between pieces. */
const withBetween = (pieces: readonly Buffer[], text: Buffer): readonly Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [text, piece]));

/**
 * A document into which each response inserts its own nonce. It is compressed once, because compressing a page takes 5 ms: a nonce is an
 * uncompressed block of its own, and nothing else in the compressed document repeats its bytes.
 */
export class NonceTemplate {
  readonly #pieces: readonly Buffer[];
  readonly #nonceLength: number;
  #compressed: Promise<readonly Buffer[]> | undefined;

  /** The placeholder is a nonce that nobody else knows, so each occurrence is one that rendering inserted. */
  constructor(html: string, placeholder: string) {
    // Zero characters are invalid in HTML, so they can stand for nonces.
    this.#pieces = html
      .replaceAll('\0', '')
      .split(placeholder)
      .map((piece) => Buffer.from(piece));
    this.#nonceLength = placeholder.length;
  }

  /** Returns the document with a nonce. */
  withNonce(nonce: string): Buffer {
    return Buffer.concat(withBetween(this.#pieces, Buffer.from(nonce)));
  }

  /** Returns the document with a nonce as a gzip file. The nonce must be as long as the placeholder. */
  async gzipWithNonce(nonce: string): Promise<Buffer> {
    const inserted = Buffer.from(nonce);
    if (inserted.length !== this.#nonceLength)
      throw new Error(`A nonce of ${inserted.length} bytes cannot replace one of ${this.#nonceLength}.`);
    const compressed = await (this.#compressed ??= this.#compress());
    let checksum = 0;
    let size = 0;
    for (const part of withBetween(this.#pieces, inserted)) {
      // Without bytes, crc32 starts again.
      if (part.length > 0) checksum = crc32(part, checksum);
      size += part.length;
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(size, 4);
    return Buffer.concat([GZIP_HEADER, ...withBetween(compressed, inserted), LAST_BLOCK, trailer]);
  }

  /** Compresses each piece with the text before it as its dictionary, in which zeros stand for nonces. */
  #compress(): Promise<readonly Buffer[]> {
    const zeros = Buffer.alloc(this.#nonceLength);
    const text = Buffer.concat(withBetween(this.#pieces, zeros));
    let start = 0;
    return Promise.all(
      this.#pieces.map(async (piece, index) => {
        const dictionary = text.subarray(Math.max(0, start - WINDOW), start);
        start += piece.length + zeros.length;
        const blocks = await deflate(piece, {
          finishFlush: constants.Z_SYNC_FLUSH,
          dictionary,
        });
        return index === this.#pieces.length - 1 ? blocks : Buffer.concat([blocks, blockHeader(zeros.length)]);
      }),
    );
  }
}
