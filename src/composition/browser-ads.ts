import { ImageAdMedia } from '../adapters/ads/image-ad-media';
import { ElementSight } from '../adapters/browser/element-sight';
import type { AdServices } from '../ui/ads/ad-services';
import { browserStillness } from './browser-stillness';
import { openAds } from './open-ads';
import type { Wiring } from './wiring';

/** Makes in a tab what fills the places for ads; its script comes when the page has loaded and the browser has time. */
export function openBrowserAds(wiring: Wiring): AdServices {
  return openAds(wiring, {
    media: new ImageAdMedia(),
    sight: new ElementSight(),
    stillness: browserStillness(wiring),
  });
}
