import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../src/contract/call';
import { gameTrailerUpload } from '../../../src/contract/game-pictures.contract';
import { storageProblem } from '../../../src/domain/console/storage';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { uploadedPictures } from '../../platform/database/schema/builds';
import type { StoredTrailer } from '../../platform/database/schema/stored-media';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { buildLimits, mebibytes } from '../builds/build-limits';
import { findMedia, keysOf, trailerName } from '../builds/game-media.repository';
import { Leftovers } from '../builds/leftovers';
import type { MediaTarget } from '../builds/picture-writer';
import { storeByHash } from '../builds/picture-writer';
import { storeTrailer } from '../builds/store-trailer';
import { DRAFT_CHANGES, isOwnGame } from './game-details.repository';
import { lockDeveloper } from './member.repository';
import { isUploadUsed, openDraftChanges } from './publication.repository';
import { readUpload, removeUpload, uploadFolder } from './upload-store';
import { deleteUpload, findUpload, lockUpload, storedBytes } from './upload.repository';

const UPLOADS = { limit: { max: 20, windowSeconds: 10 * 60, by: 'caller' }, transaction: false } as const;
const PUBLISHED = 'This upload is being published.';
const INCOMPLETE = 'This upload is not complete. Send the rest of the file first.';

/** Presents a trailer with its public addresses and its name. */
export const presentTrailer = (
  trailer: StoredTrailer,
  urls: ServerDependencies['urls'],
): AnswerOf<typeof gameTrailerUpload>['trailer'] => ({
  name: trailerName(trailer) ?? '',
  webm: trailer.webm === undefined ? null : urls.static(trailer.webm),
  mp4: trailer.mp4 === undefined ? null : urls.static(trailer.mp4),
  poster: urls.static(trailer.poster),
});

/** True while a release, a renewal or a deletion of the draft is open. */
export const isChanging = async (tx: Executor, developerId: number, game: string): Promise<boolean> =>
  (await openDraftChanges(tx, developerId)).some(({ request }) => request.game === game);

/** Copies a cover as the poster of a trailer, because the cover can be deleted before the trailer. A cover of the product has no copy. */
async function storePoster(
  target: MediaTarget & Pick<ServerDependencies, 'blobs'>,
  cover: string,
): Promise<{ readonly path: string; readonly bytes: number }> {
  const [key] = keysOf(cover);
  if (key === undefined) return { path: cover, bytes: 0 };
  const found = await target.blobs.get(key);
  if (!found) throw new Error(`The picture ${key} is missing in the blob store.`);
  const data = await buffer(found.content);
  const path = await storeByHash(target, {
    ...{ name: 'poster', ending: 'webp', origin: [data] },
    make: async () => data,
  });
  return { path, bytes: data.length };
}

/** Call that stores the trailer of a draft. A change of the pictures shows it, and a release publishes it. */
export function gameTrailerRoutes(
  deps: Pick<ServerDependencies, 'blobs' | 'config' | 'database' | 'random' | 'urls'>,
): readonly Route[] {
  const { blobs, config, database, random, urls } = deps;
  return [
    route(
      gameTrailerUpload,
      async ({ body: { name, upload: uploadId }, caller: { member }, now, params: { game }, tx: db }) => {
        const { developerId } = member;
        const own = isOwnGame({ developerId, game, draft: true });
        const draft = await findMedia(db, own);
        if (!draft) return err(refusal.notFound('draft'));
        const upload = await findUpload(db, developerId, uploadId);
        if (!upload) return err(refusal.notFound('upload'));
        if (upload.received < upload.size) return err(refusal.conflict(INCOMPLETE));
        if (await isUploadUsed(db, uploadId)) return err(refusal.conflict(PUBLISHED));
        const refuse = async (text: string) => {
          await removeUpload(deps, uploadId);
          return err(refusal.validation({ trailer: [text] }));
        };
        if (upload.size > buildLimits.trailerBytes)
          return refuse(`“${name}” is larger than ${mebibytes(buildLimits.trailerBytes)}, the limit of a trailer.`);
        const data = await readUpload(deps, upload);
        if (!data) return refuse('A part of this upload is missing. Upload the trailer again.');
        const id = random.uuid();
        const leftovers = new Leftovers(blobs);
        try {
          const target = { blobs, slug: draft.slug, salt: id, made: leftovers.add };
          const poster = await storePoster(target, draft.media.hero.hd);
          const stored = await storeTrailer(target, { name, data }, poster.path);
          if (!stored.ok) return await refuse(stored.error);
          const trailer = stored.value;
          const bytes = data.length + poster.bytes;
          const done = await database.transaction(async (tx) => {
            await lockDeveloper(tx, developerId);
            const locked = await findMedia(tx, own, true);
            if (locked?.slug !== draft.slug || (await isChanging(tx, developerId, game)))
              return err(refusal.conflict(DRAFT_CHANGES));
            if (!(await lockUpload(tx, developerId, uploadId))) return err(refusal.notFound('upload'));
            if (await isUploadUsed(tx, uploadId)) return err(refusal.conflict(PUBLISHED));
            const [used, most] = [(await storedBytes(tx, developerId)) - upload.size, config.developers.storedBytes];
            if (used + bytes > most) return err(refusal.conflict(storageProblem(bytes, used, most, 'trailer')));
            await deleteUpload(tx, uploadId);
            const row = { id, developerId, gameId: draft.id, bytes, createdAt: now, unusedSince: now };
            await tx.insert(uploadedPictures).values({ ...row, picture: { place: 'trailer', trailer } });
            return ok(undefined);
          });
          if (!done.ok) return done;
          leftovers.keepAll();
          await blobs.deleteAll(uploadFolder(uploadId));
          return ok({ data: { trailer: presentTrailer(trailer, urls) } });
        } finally {
          await leftovers.remove(async () => (await db.$count(uploadedPictures, eq(uploadedPictures.id, id))) > 0);
        }
      },
      UPLOADS,
    ),
  ];
}
