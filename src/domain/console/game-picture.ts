import type { AvatarProblem, AvatarType, PictureRules, PictureSize } from '../account/avatar-picture';
import { AVATAR_TYPES, avatarTypeOf, isMovingPicture, pictureHeaderSize } from '../account/avatar-picture';
import type { CropShape } from '../account/crop';
import { largestCrop } from '../account/crop';

/** Limits of an uploaded picture of a game: bytes of the file, pixels in total, and pixels of a side, which must be below `side`. */
export const gamePictureLimits = { bytes: 8 * 1024 * 1024, pixels: 40_000_000, side: 20_000 } as const;

/** 16:9, as all places of a game show their pictures. The smallest width is that of the smallest stored cover. */
export const gamePictureShape: CropShape = { ratio: 16 / 9, least: 640 };

/** Square, as items and achievements show their pictures. The smallest side is that of a stored achievement. */
export const entryPictureShape: CropShape = { ratio: 1, least: 192 };

/** File types of an uploaded picture of a game. */
export const GAME_PICTURE_TYPES = [...AVATAR_TYPES, 'image/avif'] as const;
export type GamePictureType = (typeof GAME_PICTURE_TYPES)[number];

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

const numberAt = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at, at + 4).reduce((number, byte) => number * 256 + byte, 0);

/** Returns the brands of an ISO base media file (ISO/IEC 14496-12 §4.3); none for other files. */
function brandsOf(bytes: Uint8Array): readonly string[] {
  if (textAt(bytes, 4) !== 'ftyp') return [];
  const end = Math.min(numberAt(bytes, 0), bytes.length, 256);
  const brands: string[] = [];
  // The second word is the minor version.
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) brands.push(textAt(bytes, at));
  return brands;
}

/** Bytes at the start of an AVIF file that contain its properties. */
const PROPERTIES = 64 * 1024;

/** Returns the largest size of an AVIF file's properties `ispe`; those of tiles are smaller. */
function avifSize(bytes: Uint8Array): PictureSize | undefined {
  const end = Math.min(bytes.length, PROPERTIES) - 16;
  let largest: PictureSize | undefined;
  for (let at = 0; at <= end; at += 1) {
    if (textAt(bytes, at) !== 'ispe') continue;
    const size = { width: numberAt(bytes, at + 8), height: numberAt(bytes, at + 12) };
    if (largest === undefined || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest === undefined || largest.width === 0 || largest.height === 0 ? undefined : largest;
}

/** Returns a picture's media type by its first bytes, regardless of its name. */
function gamePictureTypeOf(bytes: Uint8Array): GamePictureType | undefined {
  return avatarTypeOf(bytes) ?? (brandsOf(bytes).includes('avif') ? 'image/avif' : undefined);
}

const isStillType = (type: GamePictureType): type is AvatarType => type !== 'image/avif';

/** Creates a function that returns the reason to refuse a picture of a size; undefined if it is allowed. */
const problemWith =
  (shape: CropShape) =>
  (size: PictureSize): AvatarProblem | undefined => {
    const { pixels, side } = gamePictureLimits;
    if (size.width >= side || size.height >= side || size.width * size.height > pixels) return 'too-many-pixels';
    return largestCrop(size, shape) < shape.least ? 'too-small' : undefined;
  };

/** Rules of the uploaded pictures of a game. The brand `avis` is an image sequence. */
export const gamePictureRules: PictureRules<GamePictureType> = {
  bytes: gamePictureLimits.bytes,
  isMoving: (bytes) => isMovingPicture(bytes) || brandsOf(bytes).includes('avis'),
  typeOf: gamePictureTypeOf,
  sizeOf: (bytes, type) => (isStillType(type) ? pictureHeaderSize(bytes, type) : avifSize(bytes)),
  problemOf: problemWith(gamePictureShape),
};

/** Rules of the uploaded pictures of items and achievements. */
export const entryPictureRules: PictureRules<GamePictureType> = {
  ...gamePictureRules,
  problemOf: problemWith(entryPictureShape),
};

/** Sentences about refused pictures. */
export const gamePictureTexts: Readonly<Record<AvatarProblem | 'crop', string>> = {
  empty: 'This file is empty.',
  'too-large': 'Please choose a picture under 8 MiB.',
  'not-a-picture': 'Please choose a PNG, JPEG, WebP or AVIF image.',
  animated: 'Animated images aren’t supported.',
  'too-many-pixels':
    'Please choose a picture with sides under 20,000 pixels and at most 40 megapixels: 24 as WebP, progressive JPEG or interlaced PNG, and 10 as AVIF.',
  'too-small': 'Please choose a picture of at least 640 × 360 pixels.',
  unreadable: 'We couldn’t read this picture. The file may be damaged.',
  crop: 'The selected area is outside the picture.',
};

/** Sentences about refused pictures of items and achievements. */
export const entryPictureTexts: typeof gamePictureTexts = {
  ...gamePictureTexts,
  'too-small': 'Please choose a picture of at least 192 × 192 pixels.',
};
