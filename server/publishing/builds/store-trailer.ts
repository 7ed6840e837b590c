import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { StoredTrailer } from '../../platform/database/schema/stored-media';
import { buildLimits, mebibytes } from './build-limits';
import type { MediaTarget, Source } from './picture-writer';
import { storeByHash } from './picture-writer';
import { readVideoHeader } from './video-header';

/** A video that was checked by its bytes. */
export interface TrailerSource extends Source {
  readonly format: 'webm' | 'mp4';
}

/** Checks a trailer by its bytes, whatever its file is called. */
function checkTrailer({ name, data }: Source): Result<TrailerSource, string> {
  if (data.length > buildLimits.trailerBytes)
    return err(`“${name}” is larger than ${mebibytes(buildLimits.trailerBytes)}, the limit of a trailer.`);
  const header = readVideoHeader(data);
  if (!header) return err(`“${name}” is not a WebM or MP4 video.`);
  if (header.seconds !== undefined && header.seconds > buildLimits.trailerSeconds)
    return err(`“${name}” is longer than ${String(buildLimits.trailerSeconds)} seconds, the limit of a trailer.`);
  return ok({ name, data, format: header.format });
}

/** Reads and checks the trailer of a build's folder. */
export async function readTrailer(folder: string, path: string): Promise<Result<TrailerSource, string>> {
  const file = await open(join(folder, path));
  try {
    // One byte more than allowed is enough to see that the file is too large.
    const most = Buffer.alloc(Math.min((await file.stat()).size, buildLimits.trailerBytes + 1));
    const { bytesRead } = await file.read(most, 0, most.length, 0);
    return checkTrailer({ name: path, data: most.subarray(0, bytesRead) });
  } finally {
    await file.close();
  }
}

/** Checks a trailer and stores it for the static host. `poster` is the path of its stored picture. */
export async function storeTrailer(
  target: MediaTarget,
  source: Source,
  poster: string,
): Promise<Result<StoredTrailer, string>> {
  const checked = checkTrailer(source);
  if (!checked.ok) return checked;
  const { data, format } = checked.value;
  const path = await storeByHash(target, { name: 'trailer', ending: format, data });
  return ok(format === 'webm' ? { webm: path, poster } : { mp4: path, poster });
}
