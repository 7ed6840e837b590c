import { IframeAdFrames } from '../adapters/ads/iframe-ad-frames';
import { ImageAdProbe } from '../adapters/ads/image-ad-probe';
import { TcfAdConsent } from '../adapters/ads/tcf-ad-consent';
import type { Module } from './create-wiring';
import { overlayAdsModule } from './overlay-ads.module';
import { tokens } from './tokens';

/** The ad before a game, in a tab. */
export const browserOverlayAds: Module = (wiring) => {
  const { portalOrigin, gamesHost, tcfUrl } = wiring.get(tokens.settings);
  const adsOrigin = `${new URL(portalOrigin).protocol}//ads.${gamesHost}`;
  wiring.singleton(tokens.adProbe, () => new ImageAdProbe(adsOrigin), []);
  wiring.singleton(tokens.adConsent, () => new TcfAdConsent(tcfUrl !== undefined), []);
  wiring.singleton(tokens.adFrames, (random) => new IframeAdFrames(window, adsOrigin, random), [tokens.random]);
  overlayAdsModule(wiring);
};
