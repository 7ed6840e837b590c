import type { HolocadeSdk } from '../../index';
import type { XrNavigator } from '../common/attach-xr';
import { attachXr } from '../common/attach-xr';
import { pausePage } from '../common/pause-page';
import { silencePage } from '../common/silence-page';
import { createCrazygames } from './create-crazygames';

/**
 * Sets `window.CrazyGames` in a game's page, before the game's own scripts. Headset sessions and pauses, which that SDK does not cover,
 * are handled in the page. Sound is muted as well, for games that ignore `muteAudio`.
 */
export function installCrazygames(own: Window & typeof globalThis, holocade: HolocadeSdk): void {
  let played = false;
  attachXr(own.navigator as XrNavigator, holocade.session);
  pausePage(own, holocade.events, () => played);
  silencePage(own, holocade.events);
  const SDK = createCrazygames(holocade, {
    navigator: own.navigator,
    storage: () => own.localStorage,
    warn: (text) => own.console.warn(text),
    reload: () => own.location.reload(),
    onLeaving: (leaving) => {
      own.addEventListener('pagehide', leaving);
      own.document.addEventListener('visibilitychange', leaving);
    },
    played: () => (played = true),
  });
  // Games write `window.CrazyGames = window.CrazyGames || {}`, which throws in a module if the property is read-only.
  Object.defineProperty(own, 'CrazyGames', { value: { SDK }, enumerable: true, configurable: true, writable: true });
}
