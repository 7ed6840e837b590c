import { ImageAdMedia } from '../adapters/ads/image-loads';
import { ElementSight } from '../adapters/browser/element-sight';
import type { AdServices } from '../ui/ads/ad-services';
import { browserStillness } from './browser-stillness';
import { openAds } from './open-ads';
import type { Wiring } from './wiring';

/** Creates the ad services of a tab; the script is loaded on idle after the page's load event. */
export function openBrowserAds(wiring: Wiring): AdServices {
  return openAds(wiring, {
    media: new ImageAdMedia(),
    sight: new ElementSight(),
    stillness: browserStillness(wiring),
  });
}
