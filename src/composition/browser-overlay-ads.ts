import { IframeAdFrames } from '../adapters/ads/iframe-ad-frames';
import { ImageAdProbe } from '../adapters/ads/image-ad-probe';
import { TcfAdConsent } from '../adapters/ads/tcf-ad-consent';
import { browserStillness } from './browser-stillness';
import { addOverlayAds } from './overlay-ads';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Adds the dependencies of pre-game ads to a tab's container. */
export function addBrowserOverlayAds(wiring: Wiring): void {
  const { portalOrigin, gamesHost, tcfUrl } = wiring.get(tokens.settings);
  const adsOrigin = `${new URL(portalOrigin).protocol}//ads.${gamesHost}`;
  addOverlayAds(wiring, {
    probe: new ImageAdProbe(adsOrigin),
    consent: new TcfAdConsent(tcfUrl !== undefined),
    frames: new IframeAdFrames(window, adsOrigin, wiring.get(tokens.random)),
    stillness: browserStillness(wiring),
  });
}
