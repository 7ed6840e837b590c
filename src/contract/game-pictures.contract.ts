import * as z from 'zod/mini';
import { pictureLimits, pictureUses } from '../domain/console/game-pictures';
import { defineCall } from './define-call';
import { alternativeText, factList } from './game-facts';
import { wireGameCard, wireSlide, wireTrailer } from './games.contract';
import { orNull, wireId, wireSlug } from './wire-values';

const draft = {
  path: '/v1/private/developer/{developer}/game/{game}/draft/pictures',
  access: 'member',
  params: z.object({ developer: wireSlug, game: wireSlug }),
} as const;

const wireGamePicture = z.extend(wireSlide, { name: z.string() });
const wireGameTrailer = z.extend(wireTrailer, { name: z.string() });
const wireGamePictures = z.object({
  cover: wireGamePicture,
  slides: z.array(wireGamePicture),
  portfolio: z.array(wireGamePicture),
  trailer: orNull(wireGameTrailer),
});
const name = z.string().check(z.minLength(1), z.maxLength(200));
const names = (most: number) => factList(name, most, (one) => one);
const pixels = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(20_000));
/** A client omits zero. */
const edge = z._default(pixels, 0);

export const gamePictures = defineCall({
  ...draft,
  method: 'GET',
  action: 'builds.read',
  summary: 'Returns the cover, slides, pictures and trailer of a draft, for the form of the console.',
  data: z.object({
    title: z.string(),
    pictures: wireGamePictures,
    /** Pictures of the newest build, in places where the draft has others. */
    built: z.partial(wireGamePictures),
    /** Changes with each change of the pictures. */
    revision: z.string(),
    card: wireGameCard,
  }),
});

export const gamePicturesChange = defineCall({
  ...draft,
  method: 'PUT',
  action: 'builds.publish',
  summary:
    'Changes the pictures of a draft, their order and their alternative texts. 409 if they were changed since the revision, or if the draft is being changed.',
  body: z.strictObject({
    /** Revision that the change is based on. */
    revision: z.string().check(z.maxLength(64)),
    /** Names of pictures of the draft, of its newest build, of the public game, or uploaded for the draft. */
    cover: name,
    slides: names(pictureLimits.slides),
    portfolio: names(pictureLimits.portfolio),
    /** Alternative texts of slides and pictures of the page by name; absent to change none. */
    alternatives: z.optional(z.record(name, alternativeText)),
    /** Name of a trailer of the same sources; null for none, absent to keep it. */
    trailer: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(400)))),
  }),
  data: z.object({ revision: z.string() }),
});

export const gamePictureUpload = defineCall({
  ...draft,
  method: 'POST',
  action: 'builds.publish',
  takes: 'picture',
  summary:
    'Stores the picture in the body for a draft, cropped to 16:9, or to a square for an item or an achievement: a still PNG, JPEG, WebP or AVIF of up to 8 MiB and 40 megapixels (24 as WebP, progressive JPEG or interlaced PNG, 10 as AVIF), without metadata. A picture that the draft does not use within a day is deleted. 409 without storage, 422 for an unusable picture, 503 while too many are being processed.',
  query: z.object({
    /** Use of the picture, which determines its sizes. */
    use: z.enum(pictureUses),
    /** Left edge of the crop, in pixels of the displayed picture. */
    x: edge,
    /** Top edge of the crop, in pixels of the displayed picture. */
    y: edge,
    /** Width of the crop, in pixels of the displayed picture. */
    size: pixels,
  }),
  data: z.object({ picture: wireGamePicture }),
});

export const gameTrailerUpload = defineCall({
  method: 'POST',
  path: '/v1/private/developer/{developer}/game/{game}/draft/trailer',
  access: 'member',
  action: 'builds.publish',
  summary:
    'Stores a complete upload as a trailer for a draft: a WebM or MP4 video of up to 20 MiB and 60 seconds. The poster is the draft’s cover. Deletes the upload. A trailer that the draft does not use within a day is deleted. 409 without storage, 422 for an unusable video.',
  params: draft.params,
  body: z.strictObject({
    upload: wireId,
    /** Name of the file, for messages. */
    name,
  }),
  data: z.object({ trailer: wireGameTrailer }),
});
