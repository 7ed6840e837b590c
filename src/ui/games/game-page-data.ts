import type { ReactNode } from 'react';
import type { GamePage } from '../../domain/games/game';
import type { ReviewList } from '../../domain/reviews/review-list';
import type { PlayerDependencies } from '../play/player-dependencies';

/** Data of a game's page: the game, and one page of its reviews unless that failed to load. */
export interface GamePageData extends GamePage {
  readonly reviews?: ReviewList | undefined;
}

/** Content of other features on a game's page; an empty slot takes no space. */
export interface GamePageDependencies {
  /** Below the player: reactions. */
  readonly reactions?: ReactNode;
  /** Beside the description, at the end of the side column: an ad of 600x500 or smaller. */
  readonly pageAd?: ReactNode;
  /** After the in-game content: leaderboards. */
  readonly leaderboards?: ReactNode;
  /** Last section: reviews. */
  readonly reviews?: ReactNode;
  /** Over the page: a question of the game. */
  readonly question?: ReactNode;
  /** Overlays of the game frame. */
  readonly player?: PlayerDependencies;
}
