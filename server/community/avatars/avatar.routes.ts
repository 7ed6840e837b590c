import { avatarRemove, avatarUpload } from '../../../src/contract/own-profile.contract';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { avatarPictures } from '../../identity/account/avatar';
import { WorkQueue } from '../../identity/auth/work-queue';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { uploadedAvatars } from '../../publishing/hosts/folders';
import { AvatarStore } from './avatar-store';
import { setAvatar } from './avatar.repository';
import type { CropProblem } from './crop-picture';
import { cropPicture } from './crop-picture';

/** What is said of a picture that cannot be used. */
const avatarTexts: Readonly<Record<CropProblem, string>> = {
  empty: 'The file is empty.',
  'too-large': 'The picture is larger than 4 MiB.',
  'not-a-picture': 'The file is no PNG, JPEG or WebP picture.',
  animated: 'Animated pictures cannot be used. Please choose one that does not move.',
  'too-many-pixels': 'The picture has more than 40 megapixels, or a side of 20,000 pixels or more.',
  'too-small': 'The picture is smaller than 64 pixels.',
  unreadable: 'The picture cannot be read. The file may be damaged.',
  crop: 'The chosen part does not lie within the picture.',
};

/** One at a time is unpacked, which takes up to 160 MB; more than these wait for nobody. */
const WAITING = 16;
const LIMIT = { max: 20, windowSeconds: 10 * 60, by: 'caller' } as const;

/** The player's own picture. */
export function avatarRoutes({ config, urls }: Pick<ServerDependencies, 'config' | 'urls'>): readonly Route[] {
  const store = new AvatarStore(uploadedAvatars(config));
  const queue = new WorkQueue(1, WAITING);
  return [
    route(
      avatarUpload,
      async ({ picture, query: { x, y, size }, caller, tx }) => {
        const worked = await queue.run(() => cropPicture(picture, size === 0 ? undefined : { x, y, size }));
        if (!worked.ok) return err(refusal.busy());
        const files = worked.value;
        if (!files.ok) return err(refusal.validation({ picture: [avatarTexts[files.error]] }));
        const row = await setAvatar(tx, caller.player.id, await store.keep(files.value));
        return row ? ok({ data: { avatar: avatarPictures(row, urls) } }) : err(refusal.unauthenticated());
      },
      // What takes long is done before the one statement that there is.
      { transaction: false, limit: LIMIT },
    ),

    route(avatarRemove, async ({ caller, tx }) => {
      const row = await setAvatar(tx, caller.player.id, null);
      return row ? ok({ data: { avatar: avatarPictures(row, urls) } }) : err(refusal.unauthenticated());
    }),
  ];
}
