import { avatarRemove, avatarUpload } from '../../../src/contract/own-profile.contract';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { avatarPictures } from '../../identity/account/avatar';
import { WorkQueue } from '../../identity/auth/work-queue';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { AvatarStore } from './avatar-store';
import { setAvatar } from './avatar.repository';
import type { CropProblem } from './crop-picture';
import { cropPicture } from './crop-picture';

/** Error messages of refused pictures. */
const avatarTexts: Readonly<Record<CropProblem, string>> = {
  empty: 'The file is empty.',
  'too-large': 'The picture is larger than 4 MiB.',
  'not-a-picture': 'Please choose a PNG, JPEG or WebP image.',
  animated: 'Animated images aren’t supported.',
  'too-many-pixels':
    'The picture has a side of 20,000 pixels or more, or more than 40 megapixels: 24 as WebP, progressive JPEG or interlaced PNG.',
  'too-small': 'The picture is smaller than 64 pixels.',
  unreadable: 'We couldn’t read the picture. The file may be damaged.',
  crop: 'The selected area is outside the picture.',
};

/** Maximum number of waiting uploads. One upload is decoded and written at a time. */
const WAITING = 16;
const LIMIT = { max: 20, windowSeconds: 10 * 60, by: 'caller' } as const;

/** Routes of the player's own picture. */
export function avatarRoutes({ blobs, urls }: Pick<ServerDependencies, 'blobs' | 'urls'>): readonly Route[] {
  const store = new AvatarStore(blobs);
  const queue = new WorkQueue(1, WAITING);
  return [
    route(
      avatarUpload,
      async ({ picture, query: { x, y, size }, caller, tx }) => {
        const worked = await queue.run(() => cropPicture(picture, size === 0 ? undefined : { x, y, size }));
        if (!worked.ok) return err(refusal.busy());
        const files = worked.value;
        if (!files.ok) return err(refusal.validation({ picture: [avatarTexts[files.error]] }));
        const row = await setAvatar(tx, caller.player.id, await store.store(files.value));
        return row ? ok({ data: { avatar: avatarPictures(row, urls) } }) : err(refusal.unauthenticated());
      },
      // The slow work precedes the only statement, so no transaction is needed.
      { transaction: false, limit: LIMIT },
    ),

    route(avatarRemove, async ({ caller, tx }) => {
      const row = await setAvatar(tx, caller.player.id, null);
      return row ? ok({ data: { avatar: avatarPictures(row, urls) } }) : err(refusal.unauthenticated());
    }),
  ];
}
