import sharp from 'sharp';
import type { AvatarProblem, PictureRules, PictureSize } from '../../../src/domain/account/avatar-picture';
import { avatarLimits, avatarRules } from '../../../src/domain/account/avatar-picture';
import type { Crop, CropShape } from '../../../src/domain/account/crop';
import { avatarShape, cropFits, cropHeight, wholeCrop } from '../../../src/domain/account/crop';
import type { Avatar } from '../../../src/domain/session/current-user';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { decodeAlone, decodeTimeout, hasTooManyPixels } from './decode-picture';

/** Sides in pixels (spec 1 §3). */
const SIDES: Readonly<Record<keyof Avatar, number>> = { tn: 64, sm: 128, sd: 512 };
const QUALITY = 82;

/** A picture in each of its sizes, as WebP. */
export type AvatarFiles = Readonly<Record<keyof Avatar, Buffer>>;

export type CropProblem = AvatarProblem | 'crop';

/** Reads the displayed size of a picture from its header, without decoding it. */
async function readSize(data: Buffer, { problemOf }: PictureRules): Promise<Result<PictureSize, AvatarProblem>> {
  try {
    const metadata = await sharp(data, { limitInputPixels: false }).metadata();
    const { autoOrient, pages = 1 } = metadata;
    if (pages > 1) return err('animated');
    const problem = problemOf(autoOrient) ?? (hasTooManyPixels(metadata) ? 'too-many-pixels' : undefined);
    return problem ? err(problem) : ok(autoOrient);
  } catch {
    return err('unreadable');
  }
}

/** Checks an uploaded picture without decoding it. Returns its displayed size. */
async function checkPicture(data: Buffer, rules: PictureRules): Promise<Result<PictureSize, AvatarProblem>> {
  if (data.length === 0) return err('empty');
  if (data.length > rules.bytes) return err('too-large');
  // Checked before decoding, because some file types reference other files or contain programs.
  if (rules.isMoving(data)) return err('animated');
  return rules.typeOf(data) === undefined ? err('not-a-picture') : readSize(data, rules);
}

interface CropInput {
  readonly rules: PictureRules;
  readonly shape: CropShape;
  /** Undefined for the largest centred part. */
  readonly crop: Crop | undefined;
  /** Widest result in pixels; a wider crop is reduced. */
  readonly width: number;
}

/** Returns a part of an uploaded picture as a lossless PNG, upright, in sRGB and without metadata. */
export async function cropUpload(
  data: Buffer,
  { rules, shape, crop: requested, width }: CropInput,
): Promise<Result<Buffer, CropProblem>> {
  const size = await checkPicture(data, rules);
  if (!size.ok) return size;
  const crop = requested ?? wholeCrop(size.value, shape);
  if (!cropFits(crop, size.value, shape)) return err('crop');
  try {
    const image = sharp(data, { limitInputPixels: avatarLimits.pixels, failOn: 'error', autoOrient: true })
      .timeout(decodeTimeout)
      .extract({ left: crop.x, top: crop.y, width: crop.size, height: cropHeight(crop.size, shape) })
      .resize(width, cropHeight(width, shape), { withoutEnlargement: shape.ratio !== 1 })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 });
    return ok(await decodeAlone(() => image.toBuffer()));
  } catch {
    return err('unreadable');
  }
}

/**
 * Crops a square from an uploaded picture and encodes it in every size, upright and without metadata. The default crop is the
 * largest centred square.
 */
export async function cropPicture(
  data: Buffer,
  requestedCrop: Crop | undefined,
): Promise<Result<AvatarFiles, CropProblem>> {
  const cropped = await cropUpload(data, {
    rules: avatarRules,
    shape: avatarShape,
    crop: requestedCrop,
    width: SIDES.sd,
  });
  if (!cropped.ok) return cropped;
  const at = (side: number): Promise<Buffer> =>
    sharp(cropped.value).resize(side, side).webp({ quality: QUALITY }).toBuffer();
  return ok({ tn: await at(SIDES.tn), sm: await at(SIDES.sm), sd: await at(SIDES.sd) });
}
