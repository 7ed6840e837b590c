import { buffer } from 'node:stream/consumers';
import type { AnswerOf } from '../../../src/contract/call';
import { gameTrailerUpload } from '../../../src/contract/game-pictures.contract';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { StoredTrailer } from '../../platform/database/schema/stored-media';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { buildLimits, mebibytes } from '../builds/build-limits';
import { keysOf, trailerName } from '../builds/game-media.repository';
import type { MediaTarget } from '../builds/picture-writer';
import { storeByHash } from '../builds/picture-writer';
import { storeTrailer } from '../builds/store-trailer';
import { isUploadUsed } from './publication.repository';
import { readUpload, removeUpload, storeForDraft, uploadInUse } from './upload-store';
import { findUpload } from './upload.repository';

const UPLOADS = { limit: { max: 20, windowSeconds: 10 * 60, by: 'caller' }, transaction: false } as const;
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
  const { urls } = deps;
  return [
    route(
      gameTrailerUpload,
      async ({ body: { name, upload: uploadId }, caller: { member }, now, params: { game }, tx: db }) => {
        const { developerId } = member;
        const stored = await storeForDraft(deps, { developerId, game, now }, async (target, { media }) => {
          const upload = await findUpload(db, developerId, uploadId);
          if (!upload) return err(refusal.notFound('upload'));
          if (upload.received < upload.size) return err(refusal.conflict(INCOMPLETE));
          if (await isUploadUsed(db, uploadId)) return err(uploadInUse);
          const refuse = async (text: string) => {
            await removeUpload(deps, uploadId);
            return err(refusal.validation({ trailer: [text] }));
          };
          if (upload.size > buildLimits.trailerBytes)
            return refuse(`“${name}” is larger than ${mebibytes(buildLimits.trailerBytes)}, the limit of a trailer.`);
          const data = await readUpload(deps, upload);
          if (!data) return refuse('A part of this upload is missing. Upload the trailer again.');
          const poster = await storePoster(target, media.hero.hd);
          const written = await storeTrailer(target, { name, data }, poster.path);
          if (!written.ok) return refuse(written.error);
          const picture = { place: 'trailer' as const, trailer: written.value };
          return ok({ picture, bytes: data.length + poster.bytes, upload });
        });
        if (!stored.ok) return stored;
        return ok({ data: { trailer: presentTrailer(stored.value.picture.trailer, urls) } });
      },
      UPLOADS,
    ),
  ];
}
