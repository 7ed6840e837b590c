import type { PictureSize } from './avatar-picture';
import { avatarLimits } from './avatar-picture';

/** A square of a picture, in whole pixels from its upper left corner as it is seen. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** Its side. */
  readonly size: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The side of the largest square of a picture. */
export function largestCrop({ width, height }: PictureSize): number {
  return Math.min(width, height);
}

/** The smallest side that a square may have. */
export function smallestCrop(picture: PictureSize): number {
  return Math.min(avatarLimits.leastSide, largestCrop(picture));
}

/** The largest square of a picture, from its middle. */
export function wholeCrop(picture: PictureSize): Crop {
  const size = largestCrop(picture);
  return { x: Math.floor((picture.width - size) / 2), y: Math.floor((picture.height - size) / 2), size };
}

/**
 * Tells whether a square lies within a picture and is not too small.
 * @rule 3.9 The crop of a picture is a square of whole pixels within it.
 */
export function cropFits({ x, y, size }: Crop, picture: PictureSize): boolean {
  const whole = [x, y, size].every((value) => Number.isSafeInteger(value) && value >= 0);
  return whole && size >= smallestCrop(picture) && x + size <= picture.width && y + size <= picture.height;
}

/** The square that was meant: of whole pixels, no larger than the picture and no smaller than may be, and within it. */
export function settleCrop({ x, y, size }: Crop, picture: PictureSize): Crop {
  const side = Math.round(clamp(size, smallestCrop(picture), largestCrop(picture)));
  return {
    x: Math.round(clamp(x, 0, picture.width - side)),
    y: Math.round(clamp(y, 0, picture.height - side)),
    size: side,
  };
}

/** The square moved by so many pixels of the picture, and stopped at its edges. */
export function moveCrop(crop: Crop, by: { readonly x: number; readonly y: number }, picture: PictureSize): Crop {
  return settleCrop({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, picture);
}

/** The square with another side around the same middle, as far as the picture's edges let it. */
export function resizeCrop({ x, y, size }: Crop, side: number, picture: PictureSize): Crop {
  const next = Math.round(clamp(side, smallestCrop(picture), largestCrop(picture)));
  const off = (size - next) / 2;
  return settleCrop({ x: x + off, y: y + off, size: next }, picture);
}
