import type { ReactNode } from 'react';
import type { PlayerViewModel } from './player.view-model';

/** What other features lay over a game's frame, inside what fills the screen; later ones lie above earlier ones. */
export interface PlayerParts {
  /** Above the game: an ad that stands between Play and the game. */
  readonly overlayAd?: (player: PlayerViewModel) => ReactNode;
  /** Above all: what is offered once the headset session is over. */
  readonly gameOverlay?: (player: PlayerViewModel) => ReactNode;
}
