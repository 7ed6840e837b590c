import type { Ad } from '../../domain/ads/ad';

/** Whether what an ad shows can be had. */
export interface AdMedia {
  /** Fetches the picture of an ad, of a video its poster; false when it does not come. */
  fetched(ad: Ad): Promise<boolean>;
}
