import { ImageAdMedia } from '../adapters/ads/image-loads';
import { ElementSight } from '../adapters/browser/element-sight';
import { savesData } from '../adapters/browser/frugal-page';
import { alwaysStill } from '../adapters/detached/detached-adapters';
import { httpAdGateway } from '../adapters/http/http-ad-gateway';
import { CountImpression } from '../application/ads/count-impression.use-case';
import { ServePageAd } from '../application/ads/serve-page-ad.use-case';
import { PageAdContent } from '../ui/ads/PageAdContent';
import type { AdServices } from '../ui/ads/ad-services';
import type { PageAdDependencies } from '../ui/ads/page-ad.view-model';
import { PageAdViewModel } from '../ui/ads/page-ad.view-model';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const adTokens = named({
  servePageAd: token<ServePageAd>(),
  countImpression: token<CountImpression>(),
  covered: token<PageAdDependencies['covered']>(),
  pageAd: token<PageAdDependencies>(),
  services: token<AdServices>(),
});
const own = adTokens;

/** Ports that the ads of pages share with the ads of games. Videos stand still for reduced motion and for reduced data usage. */
export const adPortsModule: Module = (wiring) => {
  wiring.port(t.adGateway, httpAdGateway, [t.http]);
  wiring.port(t.adMedia, () => new ImageAdMedia(), []);
  wiring.port(t.adStillness, (stillness) => (savesData(navigator) ? alwaysStill : stillness), [t.stillness]);
};

const adsModule: Module = (wiring) => {
  wiring.port(t.adSight, () => new ElementSight(), []);
  wiring.singleton(own.servePageAd, (gateway, media) => new ServePageAd(gateway, media), [t.adGateway, t.adMedia]);
  wiring.singleton(own.countImpression, (gateway) => new CountImpression(gateway), [t.adGateway]);
  wiring.singleton(own.covered, (modal, overlays) => () => modal.open || overlays.wanted, [
    t.authModalView,
    t.overlaysView,
  ]);
  wiring.record(own.pageAd, {
    serve: own.servePageAd,
    count: own.countImpression,
    clock: t.clock,
    covered: own.covered,
    sight: t.adSight,
    stillness: t.adStillness,
  });
  wiring.singleton(
    own.services,
    (dependencies): AdServices => ({
      Content: PageAdContent,
      createPageAd: (slot, ads, game) => new PageAdViewModel(slot, ads, dependencies, game),
    }),
    [own.pageAd],
  );
};

/** The ads of pages; loaded when the browser is idle. */
export const adsPart: Part<AdServices> = { services: own.services, modules: [adPortsModule, adsModule] };
