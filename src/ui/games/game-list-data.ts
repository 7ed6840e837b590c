import type { GenreWithCategories } from '../../domain/games/game-index';
import type { GameListView } from '../../domain/games/game-list';
import type { Titled } from '../../domain/shared/titled';

/** What the game index shows; plain data, so that it survives inlining. */
export interface GameIndexData {
  readonly list: GameListView;
  /** What the list can be narrowed to; undefined when the list could not be had. */
  readonly genres: readonly GenreWithCategories[] | undefined;
}

/** What the page of a tag shows; plain data as well. */
export interface TagGamesData {
  readonly list: GameListView;
  readonly tag: Titled;
}
