import type { Ad } from '../../domain/ads/ad';

export interface AdMedia {
  /** Loads the picture of an ad, or the poster of a video ad; false when it fails to load. */
  fetched(ad: Ad): Promise<boolean>;
}
