import * as z from 'zod/mini';
import { PREVIEW_AUDIENCES } from '../domain/account/privacy';
import { wireAvatar } from './account.contract';
import { defineCall } from './define-call';
import { wireProfile, wireProfileLink } from './profile.contract';
import { orNull } from './wire-values';

const own = { access: 'player' } as const;

/**
 * Upper bound for a text field on the wire. The field policies enforce the real limits and produce the error messages.
 */
const typed = (most: number) => z.string().check(z.maxLength(most));

const wireOwnProfile = z.object({
  /** Empty if the username is used instead. */
  alias: z.string(),
  /** Plain text; may be empty. */
  about: z.string(),
  links: z.array(wireProfileLink),
  /** E.164; visible to the player only. Empty without a phone number. */
  phone: z.string(),
  avatar: wireAvatar,
  /** True if the player has uploaded the picture. */
  uploaded: z.boolean(),
});

export const profileGet = defineCall({
  ...own,
  method: 'GET',
  path: '/v1/private/user/account/profile',
  summary: 'Returns the player’s own profile, and whether the picture was uploaded.',
  data: wireOwnProfile,
});

export const profileUpdate = defineCall({
  ...own,
  method: 'PUT',
  path: '/v1/private/user/account/profile',
  summary:
    'Replaces the player’s profile and returns the stored one; 422 with a message for each invalid field, links as `links.0.url`.',
  body: z.strictObject({
    /** Up to 32 characters; empty for none. */
    alias: typed(256),
    /** Up to 500 characters of plain text. */
    about: typed(4096),
    /** Up to 5 links; an entry with two empty texts is dropped. */
    links: z
      .array(
        z.strictObject({
          /** Up to 40 characters. */
          title: typed(512),
          /** An https address of up to 200 characters; `https://` is optional. */
          url: typed(2048),
        }),
      )
      .check(z.maxLength(20)),
    /** Phone number with country code, such as +44 20 7946 0958; may be empty. */
    phone: typed(64),
  }),
  data: wireOwnProfile,
});

const pixels = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(20_000)), 0);

export const avatarUpload = defineCall({
  ...own,
  method: 'PUT',
  path: '/v1/private/user/account/avatar',
  takes: 'picture',
  summary:
    'Stores the picture in the body as the player’s, cropped to a square: a still PNG, JPEG or WebP of up to 4 MiB and 40 megapixels (24 as WebP, progressive JPEG or interlaced PNG), without metadata. 422 for an unusable picture, 503 while too many are being processed.',
  query: z.object({
    /** Left edge of the square, in pixels of the displayed picture. */
    x: pixels,
    /** Top edge of the square, in pixels of the displayed picture. */
    y: pixels,
    /** Side length of the square, in pixels; 0 for the largest centred square. */
    size: pixels,
  }),
  data: z.object({ avatar: wireAvatar }),
});

export const avatarRemove = defineCall({
  ...own,
  method: 'DELETE',
  path: '/v1/private/user/account/avatar',
  summary: 'Resets the player’s picture to the default.',
  data: z.object({ avatar: wireAvatar }),
});

export const profilePreview = defineCall({
  ...own,
  method: 'GET',
  path: '/v1/private/user/account/profile/preview',
  summary: 'Returns the player’s own profile as a visitor, another player or a friend sees it.',
  query: z.object({ as: z.enum(PREVIEW_AUDIENCES) }),
  data: z.object({
    /** Null if the whole profile is hidden from this audience. */
    profile: orNull(wireProfile),
  }),
});
