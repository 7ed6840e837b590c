/**
 * What a picture that a player uploads may be: bytes of the file, pixels of all of it, and of a side, which ends before `side`.
 * @rule 3.9 An uploaded picture has up to 4 MiB, 40 megapixels, and sides of 64 pixels and of less than 20,000.
 */
export const avatarLimits = { bytes: 4 * 1024 * 1024, pixels: 40_000_000, side: 20_000, leastSide: 64 } as const;

/** The kinds of file that a picture may be uploaded as. */
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export type AvatarType = (typeof AVATAR_TYPES)[number];

/** Why a picture cannot be had. */
export type AvatarProblem =
  'empty' | 'too-large' | 'not-a-picture' | 'animated' | 'too-many-pixels' | 'too-small' | 'unreadable';

/** Width and height of a picture in pixels, as it is seen. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Why a picture of this size cannot be had; undefined when it can. */
export function pictureSizeProblem({ width, height }: PictureSize): AvatarProblem | undefined {
  const { pixels, side, leastSide } = avatarLimits;
  if (width >= side || height >= side || width * height > pixels) return 'too-many-pixels';
  return Math.min(width, height) < leastSide ? 'too-small' : undefined;
}

/** The kind of picture that a file is by its first bytes, whatever it is called; undefined for any other. */
export function avatarTypeOf(bytes: Uint8Array): AvatarType | undefined {
  const starts = (signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte);
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (starts([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  return undefined;
}
