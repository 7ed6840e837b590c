import { browserConnection } from '../adapters/browser/browser-connection';
import { PageClipboard } from '../adapters/browser/page-clipboard';
import { PageSharer } from '../adapters/browser/page-sharer';
import { WindowPageIsolation } from '../adapters/browser/window-page-isolation';
import { WindowPageLife } from '../adapters/browser/window-page-life';
import { WebXrSupport } from '../adapters/browser/web-xr-support';
import { HttpClient } from '../adapters/http/http-client';
import { IframeGameFrames } from '../adapters/iframe/iframe-game-frames';
import type { PlayServices } from '../ui/app/app-services';
import { addBrowserOverlayAds } from './browser-overlay-ads';
import { loadOnce } from './load-once';
import { playModule, playServices } from './play.module';
import { tokens } from './tokens';
import { trackPlayModule } from './track-play.module';
import type { Wiring } from './wiring';

/** Adds to a tab's container what only a game page needs; its script comes with the first of them. */
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
  // Once: a page that is being closed has no time to ask for a module, not even for one that is there.
  const loadWire = loadOnce(() => import('./browser-wire'));
  const http = new HttpClient(wiring.get(tokens.transport), loadWire, tell);
  trackPlayModule(() => ({ page: new WindowPageLife(window), http }))(wiring);
  addBrowserOverlayAds(wiring);
  playModule(wiring);
  return playServices(wiring);
}
