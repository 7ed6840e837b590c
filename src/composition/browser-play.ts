import { IframeAdFrames } from '../adapters/ads/iframe-ad-frames';
import { ImageAdProbe } from '../adapters/ads/image-loads';
import { TcfAdConsent } from '../adapters/ads/tcf-ad-consent';
import { browserConnection } from '../adapters/browser/browser-connection';
import { PageClipboard } from '../adapters/browser/page-actions';
import { PageSharer } from '../adapters/browser/page-sharer';
import { WebXrSupport } from '../adapters/browser/web-xr-support';
import { WindowPageIsolation } from '../adapters/browser/window-page-isolation';
import { WindowPageLife } from '../adapters/browser/window-page-life';
import { HttpClient } from '../adapters/http/http-client';
import { IframeGameFrames } from '../adapters/iframe/iframe-game-frames';
import type { PlayServices } from '../ui/app/app-services';
import { browserStillness } from './browser-stillness';
import { loadOnce } from './load-once';
import { addOverlayAds } from './overlay-ads';
import { playModule, playServices } from './play.module';
import { tokens } from './tokens';
import { trackPlayModule } from './track-play.module';
import type { Wiring } from './wiring';

/** Adds the dependencies of pre-game ads to a tab's container. */
function addBrowserOverlayAds(wiring: Wiring): void {
  const { portalOrigin, gamesHost, tcfUrl } = wiring.get(tokens.settings);
  const adsOrigin = `${new URL(portalOrigin).protocol}//ads.${gamesHost}`;
  addOverlayAds(wiring, {
    probe: new ImageAdProbe(adsOrigin),
    consent: new TcfAdConsent(tcfUrl !== undefined),
    frames: new IframeAdFrames(window, adsOrigin, wiring.get(tokens.random)),
    stillness: browserStillness(wiring),
  });
}

/** Adds the game page's dependencies to a tab's container; the script is loaded with the first game page. */
export function openBrowserPlay(wiring: Wiring): PlayServices {
  wiring.value(tokens.connection, browserConnection(navigator));
  wiring.value(tokens.handOn, { sharer: new PageSharer(), clipboard: new PageClipboard() });
  wiring.singleton(tokens.xrSupport, () => new WebXrSupport(), []);
  wiring.value(tokens.pageIsolation, new WindowPageIsolation(window));
  wiring.singleton(
    tokens.gameFrames,
    ({ gamesHost }, clock, diagnostics) => new IframeGameFrames(window, gamesHost, clock, diagnostics),
    [tokens.settings, tokens.clock, tokens.diagnostics],
  );
  const { tell } = wiring.get(tokens.sessionRefusals);
  // Caches the module: a page being closed has no time for a dynamic import, not even of a loaded module.
  const loadWire = loadOnce(() => import('./browser-wire'));
  const http = new HttpClient(wiring.get(tokens.transport), loadWire, tell);
  trackPlayModule(() => ({ page: new WindowPageLife(window), http }))(wiring);
  addBrowserOverlayAds(wiring);
  playModule(wiring);
  return playServices(wiring);
}
