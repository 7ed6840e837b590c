import type { ReactNode } from 'react';
import type { PlayerViewModel } from './player.view-model';

/** What other features lay over a game's frame, inside what fills the screen. */
export interface PlayerDependencies {
  /** Above the game: an ad that stands between Play and the game. */
  readonly overlayAd?: (player: PlayerViewModel) => ReactNode;
}
