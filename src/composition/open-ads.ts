import { HttpAdGateway } from '../adapters/http/http-ad-gateway';
import { CountImpression } from '../application/ads/count-impression.use-case';
import { ServePageAd } from '../application/ads/serve-page-ad.use-case';
import type { PageAdDependencies } from '../ui/ads/page-ad.view-model';
import { PageAdViewModel } from '../ui/ads/page-ad.view-model';
import type { AdMedia } from '../application/ads/ad-media.port';
import type { AdServices } from '../ui/ads/ad-services';
import { PageAdContent } from '../ui/ads/PageAdContent';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Environment of the page ads. */
export interface AdPage extends Pick<PageAdDependencies, 'sight' | 'stillness'> {
  readonly media: AdMedia;
}

/** Creates the services that fill the ad slots of pages. */
export function openAds(wiring: Wiring, { media, sight, stillness }: AdPage): AdServices {
  const gateway = new HttpAdGateway(wiring.get(tokens.http));
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
