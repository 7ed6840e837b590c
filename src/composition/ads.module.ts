import { HttpAdGateway } from '../adapters/http/http-ad-gateway';
import { CountImpression } from '../application/ads/count-impression.use-case';
import { ServePageAd } from '../application/ads/serve-page-ad.use-case';
import type { AdServices } from '../ui/ads/ad-services';
import { PageAdContent } from '../ui/ads/PageAdContent';
import { PageAdViewModel } from '../ui/ads/page-ad.view-model';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** What fills the places for ads on pages. */
export const adsModule: Module = (wiring) => {
  wiring.singleton(t.adGateway, (http) => new HttpAdGateway(http), [t.http]);
  wiring.singleton(t.servePageAd, (gateway, media) => new ServePageAd(gateway, media), [t.adGateway, t.adMedia]);
  wiring.singleton(t.countImpression, (gateway) => new CountImpression(gateway), [t.adGateway]);
};

/** What the places are given once the module is in the container. */
export function adServices(wiring: Wiring): AdServices {
  const parts = {
    serve: wiring.get(t.servePageAd),
    count: wiring.get(t.countImpression),
    sight: wiring.get(t.slotSight),
    clock: wiring.get(t.clock),
    stillness: wiring.get(t.adStillness),
  };
  return { Content: PageAdContent, createPageAd: (slot, allowed) => new PageAdViewModel(slot, allowed, parts) };
}
