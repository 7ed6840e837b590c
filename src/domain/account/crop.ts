import type { PictureSize } from './avatar-picture';
import { avatarLimits } from './avatar-picture';

/** A square of a picture, in whole pixels from the upper left corner as displayed. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** Length of a side. */
  readonly size: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Returns the side of the largest square in a picture. */
export function largestCrop({ width, height }: PictureSize): number {
  return Math.min(width, height);
}

/** Returns the smallest side that a square may have. */
export function smallestCrop(picture: PictureSize): number {
  return Math.min(avatarLimits.leastSide, largestCrop(picture));
}

/** Returns the largest square of a picture, centred. */
export function wholeCrop(picture: PictureSize): Crop {
  const size = largestCrop(picture);
  return { x: Math.floor((picture.width - size) / 2), y: Math.floor((picture.height - size) / 2), size };
}

/**
 * True if a square lies within a picture and is large enough.
 * @rule 3.9 The crop of a picture is a square of whole pixels within it.
 */
export function cropFits({ x, y, size }: Crop, picture: PictureSize): boolean {
  const whole = [x, y, size].every((value) => Number.isSafeInteger(value) && value >= 0);
  return whole && size >= smallestCrop(picture) && x + size <= picture.width && y + size <= picture.height;
}

/** Returns the nearest valid square: whole pixels, an allowed side, and within the picture. */
export function clampCrop({ x, y, size }: Crop, picture: PictureSize): Crop {
  const side = Math.round(clamp(size, smallestCrop(picture), largestCrop(picture)));
  return {
    x: Math.round(clamp(x, 0, picture.width - side)),
    y: Math.round(clamp(y, 0, picture.height - side)),
    size: side,
  };
}

/** Returns the square moved by some pixels of the picture, stopped at its edges. */
export function moveCrop(crop: Crop, by: { readonly x: number; readonly y: number }, picture: PictureSize): Crop {
  return clampCrop({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, picture);
}

/** Returns the square with another side around the same centre, as far as the picture's edges allow. */
export function resizeCrop({ x, y, size }: Crop, side: number, picture: PictureSize): Crop {
  const next = Math.round(clamp(side, smallestCrop(picture), largestCrop(picture)));
  const off = (size - next) / 2;
  return clampCrop({ x: x + off, y: y + off, size: next }, picture);
}
