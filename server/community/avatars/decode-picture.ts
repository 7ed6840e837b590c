import type { Metadata } from 'sharp';
import { avatarLimits } from '../../../src/domain/account/avatar-picture';
import { WorkQueue } from '../../identity/auth/work-queue';

/**
 * Most pixels of a picture that is decoded. Measured peaks of the worst files at these limits: 135 MiB for a turned JPEG or a PNG of 16 bits
 * decoded by rows; 255 MiB for an interlaced PNG of 16 bits, 240 MiB for WebP and 229 MiB for a progressive JPEG, which are decoded as a
 * whole; 261 MiB for an AVIF of 12 bits.
 */
const MOST_PIXELS = { rows: avatarLimits.pixels, whole: 24_000_000, avif: 10_000_000 } as const;

/** Timeout for decoding, in seconds. Only malicious pictures take longer. */
export const decodeTimeout = { seconds: 10 } as const;

/** One for the process, because pictures from all sources share its memory. */
const decoder = new WorkQueue(1, Infinity);

/** True if decoding a picture with this header could exhaust the memory. */
export function hasTooManyPixels({
  format,
  height,
  isProgressive,
  width,
}: Pick<Metadata, 'format' | 'height' | 'isProgressive' | 'width'>): boolean {
  const isWhole = isProgressive || !['png', 'jpeg', 'svg'].includes(format);
  const most = format === 'heif' ? MOST_PIXELS.avif : isWhole ? MOST_PIXELS.whole : MOST_PIXELS.rows;
  return width * height > most;
}

/** Runs the decoding of a picture while no other picture is decoded. `decode` must not call this function. */
export async function decodeAlone<T>(decode: () => Promise<T>): Promise<T> {
  const done = await decoder.run(decode);
  if (!done.ok) throw new Error('The queue of pictures to decode is full, though it has no limit.');
  return done.value;
}
