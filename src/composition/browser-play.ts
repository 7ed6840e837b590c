import { browserConnection } from '../adapters/browser/browser-connection';
import { WebXrSupport } from '../adapters/browser/web-xr-support';
import { IframeGameFrames } from '../adapters/iframe/iframe-game-frames';
import type { PlayServices } from '../ui/app/app-services';
import { addBrowserOverlayAds } from './browser-overlay-ads';
import { playModule, playServices } from './play.module';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Adds to a tab's container what only a game page needs; its script comes with the first of them. */
export function openBrowserPlay(wiring: Wiring): PlayServices {
  wiring.value(tokens.connection, browserConnection(navigator));
  wiring.singleton(tokens.xrSupport, () => new WebXrSupport(), []);
  wiring.singleton(
    tokens.gameFrames,
    ({ gamesHost }, clock, diagnostics) => new IframeGameFrames(window, gamesHost, clock, diagnostics),
    [tokens.settings, tokens.clock, tokens.diagnostics],
  );
  addBrowserOverlayAds(wiring);
  playModule(wiring);
  return playServices(wiring);
}
