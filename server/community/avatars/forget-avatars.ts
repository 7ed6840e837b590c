import type { ServerDependencies } from '../../deps';
import { requireShare } from '../../platform/jobs/require-few';
import { listUsedAvatars } from './avatar.repository';
import { AvatarStore } from './avatar-store';

/** Minimum age of a deleted file, because an upload writes the file before the account, in milliseconds. */
const UPLOAD_MS = 60 * 60 * 1000;
const AT_ONCE = 500;

/** Deletes the files of pictures that no account uses any more. Throws instead of deleting an unlikely share of them (`requireShare`). */
export async function forgetAvatars(
  { blobs, clock, config, database }: Pick<ServerDependencies, 'blobs' | 'clock' | 'config' | 'database'>,
  _signal?: AbortSignal,
  listUsed = listUsedAvatars,
): Promise<void> {
  const store = new AvatarStore(blobs);
  const moment = new Date(clock.now().getTime() - UPLOAD_MS);
  const files = await store.listBefore(moment);
  const unused: (typeof files)[number][] = [];
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const some = files.slice(from, from + AT_ONCE);
    const used = await listUsed(database.db, [...new Set(some.map(({ key }) => key))]);
    unused.push(...some.filter(({ key }) => !used.has(key)));
  }
  requireShare({ what: 'files of pictures', deleted: unused.length, all: files.length }, config);
  for (const { file, key } of unused) {
    // An upload of the same picture in the meantime has changed the account or the file time.
    const usedNow = await listUsed(database.db, [key]);
    if (!usedNow.has(key)) await store.removeBefore(moment, file);
  }
}
