import { eq } from 'drizzle-orm';
import { gamePictures, gamePicturesChange, gamePictureUpload } from '../../../src/contract/game-pictures.contract';
import type { AnswerOf } from '../../../src/contract/call';
import type { Crop } from '../../../src/domain/account/crop';
import {
  entryPictureRules,
  entryPictureShape,
  entryPictureTexts,
  gamePictureRules,
  gamePictureShape,
  gamePictureTexts,
} from '../../../src/domain/console/game-picture';
import type { PictureNames, PictureUse } from '../../../src/domain/console/game-pictures';
import { alternativesOf, changedPlaces, mediaPlaces, placeWords } from '../../../src/domain/console/game-pictures';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { pictureWidths } from '../../../src/domain/shared/picture';
import { writtenList } from '../../../src/domain/shared/written-list';
import { presentGameCard } from '../../catalogue/games/game-card.presenter';
import { presentSlide } from '../../catalogue/games/media.presenter';
import type { CropProblem } from '../../community/avatars/crop-picture';
import { cropUpload } from '../../community/avatars/crop-picture';
import type { ServerDependencies } from '../../deps';
import { WorkQueue } from '../../identity/auth/work-queue';
import { uploadedPictures } from '../../platform/database/schema/builds';
import type { GameMedia, StoredSlide, UploadedPicture } from '../../platform/database/schema/stored-media';
import { jsonObject } from '../../platform/http/json-text';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import {
  findDraftPictures,
  findMedia,
  mediaNames,
  mediaOf,
  pictureName,
  storeEdited,
  storeMedia,
} from '../builds/game-media.repository';
import type { MediaTarget } from '../builds/picture-writer';
import { pictureWriter, squareWidths } from '../builds/picture-writer';
import { recordAudit } from './audit.repository';
import { DRAFT_CHANGES, findGameDetails, isOwnGame, revisionOf } from './game-details.repository';
import { presentTrailer } from './game-trailer.routes';
import { isDraftChanging } from './publication.repository';
import { storeForDraft } from './upload-store';
import { findStorageProblem } from './upload.repository';

const CHANGED_MEANWHILE = 'Another member has changed these pictures in the meantime.';
const NOT_STORED = 'A chosen picture is no longer stored. Upload it again.';
/** Most waiting uploads of all developers, and of one. One upload is decoded and written at a time. */
const WAITING = { all: 16, developer: 4 } as const;
const LIMITED = { limit: { max: 60, windowSeconds: 60, by: 'caller' } } as const;
const UPLOADS = { limit: { max: 60, windowSeconds: 10 * 60, by: 'caller' }, transaction: false } as const;

type WirePictures = AnswerOf<typeof gamePictures>['pictures'];
type Urls = ServerDependencies['urls'];

const presentNamed = (slide: StoredSlide, urls: Urls): WirePictures['cover'] => ({
  ...presentSlide(slide, urls),
  name: pictureName(slide.original),
});

/** A cover in the form of a slide: the form shows both alike. */
const coverSlide = ({ hero }: Pick<GameMedia, 'hero'>): StoredSlide => ({
  thumbnail: hero.sm,
  original: hero.hd,
  colour: hero.colour,
});

const presentPictures = (media: GameMedia, urls: Urls): WirePictures => ({
  cover: presentNamed(coverSlide(media), urls),
  slides: media.slides.map((slide) => presentNamed(slide, urls)),
  portfolio: media.portfolio.map((slide) => presentNamed(slide, urls)),
  trailer: media.trailer ? presentTrailer(media.trailer, urls) : null,
});

/** An upload in the form of a slide. The square of an entry has one size, and no colour of its own. */
function uploadedSlide(picture: WrittenUpload['picture']): StoredSlide {
  if (picture.place === 'cover') return coverSlide(picture);
  if (picture.place === 'slide') return picture.slide;
  return { thumbnail: picture.square, original: picture.square, colour: '#000000' };
}

/** Uses as the picture of an item or an achievement. */
const isEntryUse = (use: PictureUse): use is 'item' | 'achievement' => use === 'item' || use === 'achievement';

const revisionOfMedia = (media: GameMedia): string => revisionOf(mediaNames(media));

/** Calls about the pictures of a draft. A release publishes them. */
export function gamePicturesRoutes(
  deps: Pick<ServerDependencies, 'blobs' | 'config' | 'database' | 'random' | 'servedBuilds' | 'urls'>,
): readonly Route[] {
  const { servedBuilds, urls } = deps;
  const limits = deps.config.developers;
  const queue = new WorkQueue<number>(1, WAITING.all, WAITING.developer);
  return [
    route(gamePictures, async ({ caller: { member }, params: { game }, tx }) => {
      const own = { developerId: member.developerId, game, draft: true };
      const found = await findMedia(tx, isOwnGame(own));
      const details = await findGameDetails(tx, own);
      if (!found || !details) return err(refusal.notFound('draft'));
      const { built } = await findDraftPictures(tx, found.id);
      const others = built ? changedPlaces(mediaNames(found.media), mediaNames(built)) : [];
      const shown = built && presentPictures(built, urls);
      return ok({
        data: jsonObject<AnswerOf<typeof gamePictures>>({
          title: found.title,
          pictures: presentPictures(found.media, urls),
          built: Object.fromEntries(others.map((place) => [place, shown?.[place]])),
          revision: revisionOfMedia(found.media),
          card: presentGameCard(details.cardJson, urls),
        }),
      });
    }),
    route(
      gamePicturesChange,
      async (input) => {
        const { body, caller, now, params, tx } = input;
        const { game } = params;
        const { member } = caller;
        const own = { developerId: member.developerId, game };
        const found = await findMedia(tx, isOwnGame({ ...own, draft: true }), true);
        if (!found) return err(refusal.notFound('draft'));
        if (await isDraftChanging(tx, member.developerId, game)) return err(refusal.conflict(DRAFT_CHANGES));
        const { revision, alternatives, trailer, ...chosen } = body;
        if (revision !== revisionOfMedia(found.media)) return err(refusal.conflict(CHANGED_MEANWHILE));
        const current = mediaNames(found.media);
        const texts = alternatives ?? current.alternatives ?? {};
        const described = [...chosen.slides, ...chosen.portfolio].map((name) => ({ name, alt: texts[name] }));
        const names: PictureNames = {
          ...chosen,
          alternatives: alternativesOf(described),
          trailer: trailer === undefined ? current.trailer : (trailer ?? undefined),
        };
        const changed = changedPlaces(current, names);
        if (changed.length === 0) return ok({ data: { revision } });
        const { built, edited } = await findDraftPictures(tx, found.id);
        const shown = await findMedia(tx, isOwnGame({ ...own, draft: false }));
        const uploaded = await tx
          .select({ picture: uploadedPictures.picture })
          .from(uploadedPictures)
          .where(eq(uploadedPictures.gameId, found.id));
        const media = [found.media, ...(built ? [built] : []), ...(shown ? [shown.media] : [])];
        const sources = { media, uploaded: uploaded.map(({ picture }) => picture) };
        const missing = changed.filter((place) => !mediaOf({ ...current, [place]: names[place] }, sources));
        if (missing.length > 0)
          return err(refusal.validation(Object.fromEntries(missing.map((place) => [place, [NOT_STORED]]))));
        const next = mediaOf(names, sources);
        if (!next) throw new Error(`The pictures of the draft ${found.slug} cannot be read.`);
        await storeMedia(tx, found.id, next);
        const isOther = built ? changedPlaces(mediaNames(built), names) : [...edited, ...changed];
        await storeEdited(
          tx,
          found.id,
          mediaPlaces.filter((place) => isOther.includes(place)),
        );
        const entry = `Changed ${writtenList(placeWords(changed))} of the draft of “${game}”.`;
        await recordAudit(tx, { member, event: 'game.pictures', text: entry, now });
        input.afterCommit(() => servedBuilds.forget(found.slug));
        return ok({ data: { revision: revisionOfMedia(next) } });
      },
      LIMITED,
    ),
    route(
      gamePictureUpload,
      async ({ caller: { member }, now, params: { game }, picture: data, query: { use, ...crop }, tx: db }) => {
        const { developerId } = member;
        const stored = await storeForDraft(deps, { developerId, game, now }, async (target) => {
          const full = await findStorageProblem(db, { developerId, size: data.length, what: 'picture' }, limits);
          if (full !== undefined) return err(refusal.conflict(full));
          const worked = await queue.run(() => writeUpload(target, use, data, crop), developerId);
          if (!worked.ok) return err(refusal.busy());
          const written = worked.value;
          const texts = isEntryUse(use) ? entryPictureTexts : gamePictureTexts;
          return written.ok ? written : err(refusal.validation({ picture: [texts[written.error]] }));
        });
        if (!stored.ok) return stored;
        return ok({ data: { picture: presentNamed(uploadedSlide(stored.value.picture), urls) } });
      },
      UPLOADS,
    ),
  ];
}

interface WrittenUpload {
  readonly picture: Exclude<UploadedPicture, { readonly place: 'trailer' }>;
  /** Size of all files. */
  readonly bytes: number;
}

/** Crops an uploaded picture, and stores it in all sizes of its use. */
async function writeUpload(
  target: MediaTarget,
  use: PictureUse,
  data: Buffer,
  crop: Crop,
): Promise<Result<WrittenUpload, CropProblem>> {
  const cropped = await cropUpload(
    data,
    isEntryUse(use)
      ? { rules: entryPictureRules, shape: entryPictureShape, crop, width: squareWidths[use] }
      : { rules: gamePictureRules, shape: gamePictureShape, crop, width: pictureWidths.fhd },
  );
  if (!cropped.ok) return cropped;
  let bytes = 0;
  const { blobs } = target;
  const counted: MediaTarget['blobs'] = {
    head: (key) => blobs.head(key),
    put: async (key, content) => {
      if (Buffer.isBuffer(content)) bytes += content.length;
      await blobs.put(key, content);
    },
  };
  const writer = pictureWriter({ ...target, blobs: counted });
  const source = { name: target.slug, data: cropped.value };
  const write = async (): Promise<WrittenUpload['picture']> => {
    if (isEntryUse(use)) return { place: use, square: await writer.square(source, squareWidths[use]) };
    if (use === 'cover') return { place: use, ...(await writer.hero(source)) };
    return { place: use, slide: await writer.slide(source) };
  };
  const picture = await write();
  return ok({ picture, bytes });
}
