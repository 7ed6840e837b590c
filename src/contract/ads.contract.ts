import * as z from 'zod/mini';
import { adTypes } from '../domain/ads/ad';
import { adSizes } from '../domain/ads/ad-slot';
import { defineCall } from './define-call';
import { wireSlug } from './wire-values';

/** An ad of the portal's own (spec 2 §3). */
export const wireAd = z.object({
  type: z.enum(adTypes),
  /** Address of the image or the video. */
  media: z.string(),
  /** What stands for a video until it plays; null for an image. */
  poster: z.nullable(z.string()),
  /** Where a click leads. */
  url: z.string(),
  /** What it says, for who does not see it. */
  title: z.string(),
  /** Of a served ad: one serving, signed, good for one impression within an hour. */
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
    /** The game whose page has the place: no ad for that very game. */
    besides: z.optional(wireSlug),
  }),
  data: z.nullable(wireAd),
});

export const adVideoServe = defineCall({
  method: 'GET',
  path: '/v1/public/ads/video/serve',
  access: 'anyone',
  summary:
    'A video ad to show over a running game that asks for one; null for premium players, and while none is booked.',
  query: z.object({
    /** The game that asks: no ad for that very game. */
    besides: z.optional(wireSlug),
  }),
  data: z.nullable(wireAd),
});

export const adImpression = defineCall({
  method: 'PATCH',
  path: '/v1/public/ads/page/{uuid}/impression',
  access: 'anyone',
  summary:
    'Counts that an ad was seen: once for each serving, however often it is told; 404 for what was never served or more than an hour ago.',
  params: z.object({ uuid: z.uuid() }),
  data: z.null(),
});

export type WireAd = z.output<typeof wireAd>;
