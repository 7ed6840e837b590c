/**
 * Limits of an uploaded picture: bytes of the file, pixels in total, and pixels of a side, which must be below `side`.
 * @rule 3.9 An uploaded picture has up to 4 MiB and 40 megapixels, and sides from 64 to 19,999 pixels.
 */
export const avatarLimits = { bytes: 4 * 1024 * 1024, pixels: 40_000_000, side: 20_000, leastSide: 64 } as const;

/** File types of an uploaded picture. */
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export type AvatarType = (typeof AVATAR_TYPES)[number];

/** Reasons to refuse a picture. */
export type AvatarProblem =
  | 'empty'
  | 'too-large'
  | 'not-a-picture'
  | 'animated'
  | 'too-many-pixels'
  | 'too-small'
  | 'unreadable';

/** Width and height of a picture in pixels, as displayed. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Limits and readers of the pictures of one use, such as avatars. */
export interface PictureRules<Type extends string = string> {
  /** Most bytes of a file. */
  readonly bytes: number;
  /** True for an animated file. */
  readonly isMoving: (bytes: Uint8Array) => boolean;
  /** Returns the media type by the first bytes; undefined for an unsupported one. */
  readonly typeOf: (bytes: Uint8Array) => Type | undefined;
  /** Returns the size in the header, without decoding; undefined if the header has none. */
  sizeOf(bytes: Uint8Array, type: Type): PictureSize | undefined;
  /** Returns the reason to refuse a size; undefined if it is allowed. */
  readonly problemOf: (size: PictureSize) => AvatarProblem | undefined;
}

/** Returns the reason to refuse a picture of this size; undefined if it is allowed. */
export function pictureSizeProblem({ width, height }: PictureSize): AvatarProblem | undefined {
  const { pixels, side, leastSide } = avatarLimits;
  if (width >= side || height >= side || width * height > pixels) return 'too-many-pixels';
  return Math.min(width, height) < leastSide ? 'too-small' : undefined;
}

/** Returns a file's picture type by its first bytes, regardless of its name; undefined for any other type. */
export function avatarTypeOf(bytes: Uint8Array): AvatarType | undefined {
  const starts = (signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte);
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (starts([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return undefined;
}

/** True if a file is an animated GIF, PNG or WebP. Counts frames without decoding them. */
export function isMovingPicture(bytes: Uint8Array): boolean {
  if (hasName(bytes, 0, 'GIF8')) return isMovingGif(bytes);
  switch (avatarTypeOf(bytes)) {
    case 'image/png':
      return isMovingPng(bytes);
    case 'image/webp':
      return isMovingWebp(bytes);
    default:
      return false;
  }
}

function hasName(bytes: Uint8Array, offset: number, name: string): boolean {
  return [...name].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));
}

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Numbers of the chunk types `acTL`, `IDAT` and `ANMF`. */
const ANIMATION = 0x6163544c;
const IMAGE_DATA = 0x49444154;
const FRAME = 0x414e4d46;

/**
 * True if an animation chunk precedes the pixels (PNG §11.3.5, `acTL`). Other decoders would show such a file as a
 * still picture.
 */
function isMovingPng(png: Uint8Array): boolean {
  // Chunks follow the signature: length, type, data and checksum (PNG §5).
  const bytes = view(png);
  for (let at = 8; at + 12 <= png.length; at += 12 + bytes.getUint32(at)) {
    const kind = bytes.getUint32(at + 4);
    if (kind === ANIMATION) return true;
    if (kind === IMAGE_DATA) return false;
  }
  return false;
}

/** True for several frames. Each chunk has a type, a length and data padded to an even number (RFC 9649 §2.3). */
function isMovingWebp(webp: Uint8Array): boolean {
  const bytes = view(webp);
  let frames = 0;
  for (let at = 12; at + 8 <= webp.length && frames < 2;) {
    if (bytes.getUint32(at) === FRAME) frames += 1;
    const length = bytes.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return frames > 1;
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;

/**
 * True for several images. Blocks are extensions and images, each ending with sub-blocks (GIF89a §15 and following).
 */
function isMovingGif(gif: Uint8Array): boolean {
  let frames = 0;
  let at = 13 + colourTableSize(gif[10]);
  while (frames < 2) {
    const block = gif[at];
    if (block === IMAGE) {
      frames += 1;
      at = endOfSubBlocks(gif, at + 11 + colourTableSize(gif[at + 9]));
    } else if (block === EXTENSION) at = endOfSubBlocks(gif, at + 2);
    else return false;
  }
  return true;
}

/** Returns the size of a colour table in bytes, from the packed field before it. */
function colourTableSize(packed = 0): number {
  return packed >= 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** Returns the end of a chain of sub-blocks: each begins with its length, and the last has length 0. */
function endOfSubBlocks(gif: Uint8Array, start: number): number {
  let at = start;
  for (let length = gif[at]; length !== undefined && length > 0; length = gif[at]) at += 1 + length;
  return at + 1;
}

type Read = (bytes: Uint8Array) => PictureSize | undefined;

const READERS: Readonly<Record<AvatarType, Read>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
};

/** Returns the stored size from a picture's header, without decoding; undefined if the header has none. */
export function pictureHeaderSize(bytes: Uint8Array, type: AvatarType): PictureSize | undefined {
  const size = READERS[type](bytes);
  return size === undefined || size.width === 0 || size.height === 0 ? undefined : size;
}

function at(bytes: Uint8Array, offset: number, count: number, littleEndian = false): number | undefined {
  if (offset + count > bytes.length) return undefined;
  const part = bytes.subarray(offset, offset + count);
  return (littleEndian ? part.toReversed() : part).reduce((number, byte) => number * 256 + byte, 0);
}

function sizeOf(width: number | undefined, height: number | undefined): PictureSize | undefined {
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** Reads the size from the first chunk, the header. */
function readPng(bytes: Uint8Array): PictureSize | undefined {
  return hasName(bytes, 12, 'IHDR') ? sizeOf(at(bytes, 16, 4), at(bytes, 20, 4)) : undefined;
}

/** True for markers that begin a frame; the other markers of this range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Skips segments up to the first frame. */
function readJpeg(bytes: Uint8Array): PictureSize | undefined {
  let offset = 2;
  while (bytes[offset] === 0xff) {
    const marker = bytes[offset + 1];
    if (marker === undefined) return undefined;
    if (isFrame(marker)) return sizeOf(at(bytes, offset + 7, 2), at(bytes, offset + 5, 2));
    const isFill = marker === 0xff;
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    offset += isFill ? 1 : 2 + (isAlone ? 0 : (at(bytes, offset + 2, 2) ?? bytes.length));
  }
  return undefined;
}

/** Reads the size from the first chunk: a lossy frame, a lossless one, or an extended header. */
function readWebp(bytes: Uint8Array): PictureSize | undefined {
  if (hasName(bytes, 12, 'VP8 ')) return sizeOf(lossy(bytes, 26), lossy(bytes, 28));
  if (hasName(bytes, 12, 'VP8L')) return sizeOf(lossless(bytes, 0), lossless(bytes, 14));
  if (hasName(bytes, 12, 'VP8X')) return sizeOf(canvas(bytes, 24), canvas(bytes, 27));
  return undefined;
}

/** Returns a 14-bit number; the two bits above it are a scale for display. */
function lossy(bytes: Uint8Array, offset: number): number | undefined {
  const number = at(bytes, offset, 2, true);
  return number === undefined ? undefined : number & 0x3fff;
}

/** Returns a 14-bit number, stored minus one; `shift` in bits. */
function lossless(bytes: Uint8Array, shift: number): number | undefined {
  const bits = bytes[20] === 0x2f ? at(bytes, 21, 4, true) : undefined;
  return bits === undefined ? undefined : ((bits >>> shift) & 0x3fff) + 1;
}

function canvas(bytes: Uint8Array, offset: number): number | undefined {
  const number = at(bytes, offset, 3, true);
  return number === undefined ? undefined : number + 1;
}

/** Rules of avatars. */
export const avatarRules: PictureRules<AvatarType> = {
  bytes: avatarLimits.bytes,
  isMoving: isMovingPicture,
  typeOf: avatarTypeOf,
  sizeOf: pictureHeaderSize,
  problemOf: pictureSizeProblem,
};
