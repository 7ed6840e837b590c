import type { PictureSize } from './avatar-picture';
import { avatarLimits } from './avatar-picture';

/** Part of a picture, in whole pixels from the upper left corner as displayed. Its shape decides the height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** Width; also the height of a square. */
  readonly size: number;
}

/** Shape of a crop: width divided by height, and the smallest width in pixels. */
export interface CropShape {
  readonly ratio: number;
  readonly least: number;
}

/** Square of an avatar. */
export const avatarShape: CropShape = { ratio: 1, least: avatarLimits.leastSide };

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Returns the height of a crop of this width. */
export const cropHeight = (size: number, { ratio }: CropShape): number => Math.round(size / ratio);

/** Returns the width of the largest crop of a picture. */
export function largestCrop({ width, height }: PictureSize, { ratio }: CropShape = avatarShape): number {
  return Math.min(width, Math.floor(height * ratio));
}

/** Returns the smallest width that a crop may have. */
export function smallestCrop(picture: PictureSize, shape: CropShape = avatarShape): number {
  return Math.min(shape.least, largestCrop(picture, shape));
}

/** Returns the largest crop of a picture, centred. */
export function wholeCrop(picture: PictureSize, shape: CropShape = avatarShape): Crop {
  const size = largestCrop(picture, shape);
  const height = cropHeight(size, shape);
  return { x: Math.floor((picture.width - size) / 2), y: Math.floor((picture.height - height) / 2), size };
}

/**
 * True if a crop lies within a picture and is large enough.
 * @rule 3.9 The crop of a picture is a square of whole pixels within it.
 */
export function cropFits({ x, y, size }: Crop, picture: PictureSize, shape: CropShape = avatarShape): boolean {
  const whole = [x, y, size].every((value) => Number.isSafeInteger(value) && value >= 0);
  const fits = x + size <= picture.width && y + cropHeight(size, shape) <= picture.height;
  return whole && size >= smallestCrop(picture, shape) && fits;
}

/** Returns the nearest valid crop: whole pixels, an allowed width, and within the picture. */
export function clampCrop({ x, y, size }: Crop, picture: PictureSize, shape: CropShape = avatarShape): Crop {
  const width = Math.round(clamp(size, smallestCrop(picture, shape), largestCrop(picture, shape)));
  return {
    x: Math.round(clamp(x, 0, picture.width - width)),
    y: Math.round(clamp(y, 0, picture.height - cropHeight(width, shape))),
    size: width,
  };
}

/** Returns the crop moved by some pixels of the picture, stopped at its edges. */
export function moveCrop(
  crop: Crop,
  by: { readonly x: number; readonly y: number },
  picture: PictureSize,
  shape: CropShape = avatarShape,
): Crop {
  return clampCrop({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, picture, shape);
}

/** Returns the crop with another width around the same centre, as far as the picture's edges allow. */
export function resizeCrop(
  { x, y, size }: Crop,
  width: number,
  picture: PictureSize,
  shape: CropShape = avatarShape,
): Crop {
  const next = Math.round(clamp(width, smallestCrop(picture, shape), largestCrop(picture, shape)));
  const offY = (cropHeight(size, shape) - cropHeight(next, shape)) / 2;
  return clampCrop({ x: x + (size - next) / 2, y: y + offY, size: next }, picture, shape);
}
