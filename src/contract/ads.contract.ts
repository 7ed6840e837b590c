import * as z from 'zod/mini';
import { adTypes, adSizes } from '../domain/ads/ad';
import { defineCall } from './define-call';
import { noData, orNull, wireSlug } from './wire-values';

/** An ad that the portal itself serves (spec 2 §3). */
export const wireAd = z.object({
  type: z.enum(adTypes),
  /** URL of the image or the video. */
  media: z.string(),
  /** Poster image of a video; null for an image ad. */
  poster: orNull(z.string()),
  /** Click target. */
  url: z.string(),
  /** Alternative text. */
  title: z.string(),
  /** Signed id of one served ad, valid for one impression within an hour. */
  uuid: z.uuid(),
});

export const adServe = defineCall({
  method: 'GET',
  path: '/v1/public/ads/page/serve/{size}',
  access: 'anyone',
  summary:
    'An ad for a place on a page; null, and no refusal, when there is none: for premium players, and while none is booked.',
  params: z.object({ size: z.enum(adSizes) }),
  query: z.object({
    /** Slug of the game whose page shows the ad; ads for the same game are excluded. */
    besides: z.optional(wireSlug),
  }),
  data: orNull(wireAd),
});

export const adVideoServe = defineCall({
  method: 'GET',
  path: '/v1/public/ads/video/serve',
  access: 'anyone',
  summary:
    'A video ad to show over a running game that asks for one; null for premium players, and while none is booked.',
  query: z.object({
    /** Slug of the requesting game; ads for the same game are excluded. */
    besides: z.optional(wireSlug),
  }),
  data: orNull(wireAd),
});

export const adImpression = defineCall({
  method: 'PATCH',
  path: '/v1/public/ads/page/{uuid}/impression',
  access: 'anyone',
  summary:
    'Counts that an ad was seen: once for each serving, however often it is told; 404 for what was never served or more than an hour ago.',
  params: z.object({ uuid: z.uuid() }),
  data: noData,
});

export type WireAd = z.input<typeof wireAd>;
