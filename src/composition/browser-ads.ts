import { ImageAdMedia } from '../adapters/ads/image-ad-media';
import { ElementSight } from '../adapters/browser/element-sight';
import type { AdServices } from '../ui/ads/ad-services';
import { adServices, adsModule } from './ads.module';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Adds to a tab's container what fills the places for ads; its script comes when the page has loaded and the browser has time. */
export function openBrowserAds(wiring: Wiring): AdServices {
  wiring.singleton(tokens.adMedia, () => new ImageAdMedia(), []);
  wiring.singleton(tokens.slotSight, () => new ElementSight(), []);
  adsModule(wiring);
  return adServices(wiring);
}
