import type { ReactNode } from 'react';
import type { PlayerViewModel } from './player.view-model';

/** What other features lay over a game's frame, inside what fills the screen. */
export interface PlayerDependencies {
  /** Above the game: an ad that stands between Play and the game. */
  readonly overlayAd?: (player: PlayerViewModel) => ReactNode;
}

/** The player that is on the page now, for what stands beside it. */
export class OpenPlayer {
  private player: PlayerViewModel | undefined;

  /** Remembers a player, and gives it back. */
  take(player: PlayerViewModel): PlayerViewModel {
    this.player = player;
    return player;
  }

  /** Whether something would be lost if the frame went away. */
  get busy(): boolean {
    const kind = this.player?.load.kind;
    return kind === 'loading' || kind === 'running';
  }

  /** As a press on Play. */
  readonly play = (): void => {
    this.player?.play();
  };
}
