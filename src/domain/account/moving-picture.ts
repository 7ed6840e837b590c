import { avatarTypeOf } from './avatar-limits';

/** Whether a file is a picture that moves, as GIF, PNG or WebP have them; told by its frames, before anything is decoded. */
export function isMovingPicture(bytes: Uint8Array): boolean {
  if (isCalled(bytes, 0, 'GIF8')) return isMovingGif(bytes);
  switch (avatarTypeOf(bytes)) {
    case 'image/png':
      return isMovingPng(bytes);
    case 'image/webp':
      return isMovingWebp(bytes);
    default:
      return false;
  }
}

function isCalled(bytes: Uint8Array, place: number, name: string): boolean {
  return [...name].every((letter, index) => bytes[place + index] === letter.charCodeAt(0));
}

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Kinds of chunks as the numbers that their four letters are: `acTL`, `IDAT` and `ANMF`. */
const MOVES = 0x6163544c;
const PIXELS = 0x49444154;
const FRAME = 0x414e4d46;

/** Ahead of its pixels it says that it moves (PNG §11.3.5, `acTL`): what reads it elsewhere would take it for a still one. */
function isMovingPng(png: Uint8Array): boolean {
  // After the signature: chunks of a length, a kind, so many bytes and a checksum (PNG §5).
  const bytes = view(png);
  for (let at = 8; at + 12 <= png.length; at += 12 + bytes.getUint32(at)) {
    const kind = bytes.getUint32(at + 4);
    if (kind === MOVES) return true;
    if (kind === PIXELS) return false;
  }
  return false;
}

/** Its frames are chunks of a kind, a length and so many bytes, filled up to an even number (RFC 9649 §2.3). */
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

/** Its blocks are extensions and images, each ending with sub-blocks (GIF89a §15 and following). */
function isMovingGif(gif: Uint8Array): boolean {
  let frames = 0;
  let at = 13 + colours(gif[10]);
  while (frames < 2) {
    const block = gif[at];
    if (block === IMAGE) {
      frames += 1;
      at = endOfParts(gif, at + 11 + colours(gif[at + 9]));
    } else if (block === EXTENSION) at = endOfParts(gif, at + 2);
    else return false;
  }
  return true;
}

/** The bytes of a table of colours, as what stands before it tells. */
function colours(told = 0): number {
  return told >= 0x80 ? 3 * 2 ** ((told & 7) + 1) : 0;
}

/** Where sub-blocks end that begin here: each tells its length, and the last one has none. */
function endOfParts(gif: Uint8Array, start: number): number {
  let at = start;
  for (let length = gif[at]; length !== undefined && length > 0; length = gif[at]) at += 1 + length;
  return at + 1;
}
