import type { HolocadeSdk } from '../../index';
import type { XrNavigator } from '../common/attach-xr';
import { attachXr } from '../common/attach-xr';
import { pausePage } from '../common/pause-page';
import { silencePage } from '../common/silence-page';
import { createCrazygames } from './create-crazygames';

/**
 * Sets `window.CrazyGames` in a game's page, before the game's own scripts. What that SDK has no calls for (headset, pause) follows from the
 * page itself, and so does silence for games that do not follow `muteAudio`.
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
  // Games write `window.CrazyGames = window.CrazyGames || {}`, which throws in a module when it cannot be written.
  Object.defineProperty(own, 'CrazyGames', { value: { SDK }, enumerable: true, configurable: true, writable: true });
}
