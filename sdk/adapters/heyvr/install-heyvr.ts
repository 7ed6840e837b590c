import type { HolocadeSdk } from '../../index';
import { attachXr } from '../common/attach-xr';
import type { XrNavigator } from '../common/attach-xr';
import { pausePage } from '../common/pause-page';
import { PlayReport } from '../common/report-play';
import { silencePage } from '../common/silence-page';
import { createHeyvr } from './create-heyvr';

/** Says that `window.heyVR` is there. */
export const HEYVR_LOADED = 'heyVR.SDKLoaded';

/**
 * Sets `window.heyVR` in a game's page and then says so. Both come once the game's own scripts have run, as games of that SDK expect: some
 * look for the object first, some only listen. What that SDK has no calls for (headset, play, pause, sound) follows from the page itself.
 */
export function installHeyvr(own: Window & typeof globalThis, holocade: HolocadeSdk): void {
  const play = new PlayReport(own, holocade.session);
  attachXr(own.navigator as XrNavigator, holocade.session, () => play.leftHeadset());
  pausePage(own, holocade.events, () => play.played);
  silencePage(own, holocade.events);
  const heyVR = createHeyvr(holocade);
  const arrive = () => {
    // Games write `window.heyVR = window.heyVR || {}`, which throws in a module when it cannot be written.
    Object.defineProperty(own, 'heyVR', { value: heyVR, enumerable: true, configurable: true, writable: true });
    own.dispatchEvent(new Event(HEYVR_LOADED));
  };
  if (own.document.readyState === 'loading') own.document.addEventListener('DOMContentLoaded', arrive, { once: true });
  else arrive();
}
