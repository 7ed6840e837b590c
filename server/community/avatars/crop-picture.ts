import sharp from 'sharp';
import type { AvatarProblem } from '../../../src/domain/account/avatar-picture';
import {
  avatarLimits,
  avatarTypeOf,
  pictureSizeProblem,
  isMovingPicture,
} from '../../../src/domain/account/avatar-picture';
import type { Crop } from '../../../src/domain/account/crop';
import { cropFits, wholeCrop } from '../../../src/domain/account/crop';
import type { Avatar } from '../../../src/domain/session/current-user';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';

/** Sides in pixels (spec 1 §3). */
const SIDES: Readonly<Record<keyof Avatar, number>> = { tn: 64, sm: 128, sd: 512 };
const QUALITY = 82;
/** Timeout for decoding, in seconds. Only malicious pictures take longer. */
const TIMEOUT_SECONDS = 10;

/** A picture in each of its sizes, as WebP. */
export type AvatarFiles = Readonly<Record<keyof Avatar, Buffer>>;

export type CropProblem = AvatarProblem | 'crop';

/** Reads the displayed size of a picture from its header, without decoding it. */
async function readSize(
  data: Buffer,
): Promise<Result<{ readonly width: number; readonly height: number }, AvatarProblem>> {
  try {
    const { autoOrient, pages = 1 } = await sharp(data, { limitInputPixels: false }).metadata();
    if (pages > 1) return err('animated');
    const problem = pictureSizeProblem(autoOrient);
    return problem ? err(problem) : ok(autoOrient);
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
  if (data.length === 0) return err('empty');
  if (data.length > avatarLimits.bytes) return err('too-large');
  // Checked before decoding, because some file types reference other files or contain programs.
  if (isMovingPicture(data)) return err('animated');
  if (!avatarTypeOf(data)) return err('not-a-picture');
  const size = await readSize(data);
  if (!size.ok) return size;
  const crop = requestedCrop ?? wholeCrop(size.value);
  if (!cropFits(crop, size.value)) return err('crop');
  try {
    const upright = await sharp(data, { limitInputPixels: avatarLimits.pixels, failOn: 'error', autoOrient: true })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .extract({ left: crop.x, top: crop.y, width: crop.size, height: crop.size })
      .resize(SIDES.sd, SIDES.sd)
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer();
    const at = (side: number): Promise<Buffer> =>
      sharp(upright).resize(side, side).webp({ quality: QUALITY }).toBuffer();
    return ok({ tn: await at(SIDES.tn), sm: await at(SIDES.sm), sd: await at(SIDES.sd) });
  } catch {
    return err('unreadable');
  }
}
