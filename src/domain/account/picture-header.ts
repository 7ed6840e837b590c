import type { AvatarType, PictureSize } from './avatar-limits';

type Read = (bytes: Uint8Array) => PictureSize | undefined;

const READERS: Readonly<Record<AvatarType, Read>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
};

/** The size that a picture's own header gives, as it is stored, before anything is decoded; undefined where it gives none. */
export function pictureHeaderSize(bytes: Uint8Array, type: AvatarType): PictureSize | undefined {
  const size = READERS[type](bytes);
  return size === undefined || size.width === 0 || size.height === 0 ? undefined : size;
}

function at(bytes: Uint8Array, place: number, count: number, littleEndian = false): number | undefined {
  if (place + count > bytes.length) return undefined;
  const part = bytes.subarray(place, place + count);
  return (littleEndian ? part.toReversed() : part).reduce((number, byte) => number * 256 + byte, 0);
}

function isCalled(bytes: Uint8Array, place: number, name: string): boolean {
  return [...name].every((letter, index) => bytes[place + index] === letter.charCodeAt(0));
}

function sizeOf(width: number | undefined, height: number | undefined): PictureSize | undefined {
  return width === undefined || height === undefined ? undefined : { width, height };
}

/** Its first chunk is the header. */
function readPng(bytes: Uint8Array): PictureSize | undefined {
  return isCalled(bytes, 12, 'IHDR') ? sizeOf(at(bytes, 16, 4), at(bytes, 20, 4)) : undefined;
}

/** Frames begin with these markers; the others of their row are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Its segments are passed over up to the first frame. */
function readJpeg(bytes: Uint8Array): PictureSize | undefined {
  let place = 2;
  while (bytes[place] === 0xff) {
    const marker = bytes[place + 1];
    if (marker === undefined) return undefined;
    if (isFrame(marker)) return sizeOf(at(bytes, place + 7, 2), at(bytes, place + 5, 2));
    const isFill = marker === 0xff;
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    place += isFill ? 1 : 2 + (isAlone ? 0 : (at(bytes, place + 2, 2) ?? bytes.length));
  }
  return undefined;
}

/** Its first chunk is a lossy frame, a lossless one, or the header of more. */
function readWebp(bytes: Uint8Array): PictureSize | undefined {
  if (isCalled(bytes, 12, 'VP8 ')) return sizeOf(lossy(bytes, 26), lossy(bytes, 28));
  if (isCalled(bytes, 12, 'VP8L')) return sizeOf(lossless(bytes, 0), lossless(bytes, 14));
  if (isCalled(bytes, 12, 'VP8X')) return sizeOf(canvas(bytes, 24), canvas(bytes, 27));
  return undefined;
}

/** The two bits above the number scale it when it is shown. */
function lossy(bytes: Uint8Array, place: number): number | undefined {
  const number = at(bytes, place, 2, true);
  return number === undefined ? undefined : number & 0x3fff;
}

/** `shift` in bits; what is stored is less by one. */
function lossless(bytes: Uint8Array, shift: number): number | undefined {
  const bits = bytes[20] === 0x2f ? at(bytes, 21, 4, true) : undefined;
  return bits === undefined ? undefined : ((bits >>> shift) & 0x3fff) + 1;
}

function canvas(bytes: Uint8Array, place: number): number | undefined {
  const number = at(bytes, place, 3, true);
  return number === undefined ? undefined : number + 1;
}
