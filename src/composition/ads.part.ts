import { ImageAdMedia } from '../adapters/ads/image-loads';
import { ElementSight } from '../adapters/browser/element-sight';
import { savesData } from '../adapters/browser/frugal-page';
import { alwaysStill } from '../adapters/detached/detached-adapters';
import { httpAdGateway } from '../adapters/http/http-ad-gateway';
import type { AdMedia } from '../application/ads/ad-media.port';
import { CountImpression } from '../application/ads/count-impression.use-case';
import { ServePageAd } from '../application/ads/serve-page-ad.use-case';
import type { Stillness } from '../application/system/stillness.port';
import { PageAdContent } from '../ui/ads/PageAdContent';
import type { AdServices } from '../ui/ads/ad-services';
import type { PageAdDependencies } from '../ui/ads/page-ad.view-model';
import { PageAdViewModel } from '../ui/ads/page-ad.view-model';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Returns the stillness setting for ad videos: still for reduced motion and for reduced data usage. */
export function browserStillness(wiring: Wiring): Stillness {
  return savesData(navigator) ? alwaysStill : wiring.get(tokens.stillness);
}

/** Environment of the page ads. */
export interface AdPage extends Pick<PageAdDependencies, 'sight' | 'stillness'> {
  readonly media: AdMedia;
}

/** Creates the services that fill the ad slots of pages. */
export function openAds(wiring: Wiring, { media, sight, stillness }: AdPage): AdServices {
  const gateway = httpAdGateway(wiring.get(tokens.http));
  const modal = wiring.get(tokens.authModalView);
  const overlays = wiring.get(tokens.overlaysView);
  const parts: PageAdDependencies = {
    serve: new ServePageAd(gateway, media),
    count: new CountImpression(gateway),
    clock: wiring.get(tokens.clock),
    covered: () => modal.open || overlays.wanted,
    sight,
    stillness,
  };
  return { Content: PageAdContent, createPageAd: (slot, ads, game) => new PageAdViewModel(slot, ads, parts, game) };
}

/** Creates the ad services of a tab; the script is loaded on idle after the page's load event. */
export function openBrowserAds(wiring: Wiring): AdServices {
  return openAds(wiring, {
    media: new ImageAdMedia(),
    sight: new ElementSight(),
    stillness: browserStillness(wiring),
  });
}
