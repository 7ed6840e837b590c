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
  summary: 'Returns an ad for a slot; null for premium players, and when no ad is available.',
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
  summary: 'Returns a video ad for a running game; null for premium players, and when no ad is available.',
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
  summary: 'Counts an ad impression, once for each serving; 404 for a serving that is unknown or older than an hour.',
  params: z.object({ uuid: z.uuid() }),
  data: noData,
});

export type WireAd = z.input<typeof wireAd>;
