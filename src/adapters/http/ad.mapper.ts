import type * as z from 'zod/mini';
import type { wireAd } from '../../contract/ads.contract';
import type { Ad, AdId } from '../../domain/ads/ad';

export function toAd({ uuid, ...ad }: z.output<typeof wireAd>): Ad {
  return { ...ad, uuid: uuid as AdId };
}
