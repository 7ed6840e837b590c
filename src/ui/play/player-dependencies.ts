import type { ReactNode } from 'react';
import type { PlayerViewModel } from './player.view-model';

/** Overlays of other features above the game frame, inside the full-screen element. */
export interface PlayerDependencies {
  /** Ad between the Play button and the game. */
  readonly overlayAd?: (player: PlayerViewModel) => ReactNode;
}

/** Player of the current page, for the widgets beside it. */
export class OpenPlayer {
  private player: PlayerViewModel | undefined;

  /** Stores and returns the player. */
  take(player: PlayerViewModel): PlayerViewModel {
    this.player = player;
    return player;
  }

  /** True while removing the frame would lose progress. */
  get busy(): boolean {
    const kind = this.player?.load.kind;
    return kind === 'loading' || kind === 'running';
  }

  /** Starts the game like the Play button. */
  readonly play = (): void => {
    this.player?.play();
  };
}
