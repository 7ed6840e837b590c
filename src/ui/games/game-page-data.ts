import type { ReactNode } from 'react';
import type { GamePage } from '../../domain/games/game';
import type { ReviewList } from '../../domain/reviews/review-list';
import type { PlayerDependencies } from '../play/player-dependencies';

/** What a game's page is given: the game, and the page of its reviews that the address asks for, unless that did not come. */
export interface GamePageData extends GamePage {
  readonly reviews?: ReviewList | undefined;
}

/** What other features put onto a game's page, each at its own place; a place that stays empty takes no room. */
export interface GamePageDependencies {
  /** Right below the player: how players feel about the game. */
  readonly reactions?: ReactNode;
  /** Beside the description, up to 600x500. */
  readonly pageAd?: ReactNode;
  /** After what can be bought in the game: who is best at it. */
  readonly leaderboards?: ReactNode;
  /** The last section of the page. */
  readonly reviews?: ReactNode;
  /** Over the page: what the game has the portal ask. */
  readonly question?: ReactNode;
  /** What lies over the game's frame. */
  readonly player?: PlayerDependencies;
}
