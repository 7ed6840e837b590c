import type { AdConsentSource } from '../application/ads/ad-consent-source.port';
import type { AdFrames } from '../application/ads/ad-frames.port';
import type { AdGateway } from '../application/ads/ad-gateway.port';
import type { AdMedia } from '../application/ads/ad-media.port';
import type { AdProbe } from '../application/ads/ad-probe.port';
import type { CheckAdsBlocked } from '../application/ads/check-ads-blocked.use-case';
import type { CountImpression } from '../application/ads/count-impression.use-case';
import type { ServePageAd } from '../application/ads/serve-page-ad.use-case';
import type { SlotSight } from '../application/ads/slot-sight.port';
import type { AdServices } from '../ui/ads/ad-services';
import type { OverlayAdViewModel } from '../ui/ads/overlay-ad.view-model';
import type { Game } from '../domain/games/game';
import type { Stillness } from '../application/system/stillness.port';
import { token } from './token';

/** What ads are wired by; one part of the tokens. */
export const adTokens = {
  adGateway: token<AdGateway>(),
  adMedia: token<AdMedia>(),
  slotSight: token<SlotSight<Element>>(),
  adStillness: token<Stillness>(),
  servePageAd: token<ServePageAd>(),
  countImpression: token<CountImpression>(),
  openAds: token<() => Promise<AdServices>>(),
  adProbe: token<AdProbe>(),
  checkAdsBlocked: token<CheckAdsBlocked>(),
  adConsent: token<AdConsentSource>(),
  adFrames: token<AdFrames<HTMLIFrameElement>>(),
  createOverlayAd: token<(game: Pick<Game, 'adsDisabled' | 'overlay'>) => OverlayAdViewModel>(),
} as const;
