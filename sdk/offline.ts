import { GAME_VERSION_PARAMETER } from '../src/domain/offline/game-file';
import { storeGame } from './offline/store-game';

// The games host inserts this script into pages of builds that may be played offline.
const own = document.currentScript;
if (own instanceof HTMLScriptElement && own.src !== '') {
  const version = new URL(own.src).searchParams.get(GAME_VERSION_PARAMETER);
  if (version !== null) storeGame(window, version);
}
