import type { GamePage } from '../../domain/games/game';
import type { ReviewList } from '../../domain/reviews/review-list';

/** What a game's page is given: the game, and the page of its reviews that the address asks for, unless that did not come. */
export interface GamePageData extends GamePage {
  readonly reviews?: ReviewList | undefined;
}
