import type { GenreWithCategories, GameListView } from '../../domain/games/game-list';
import type { GameQuery } from '../../domain/games/game-query';
import type { TagQuery } from '../../domain/games/tag-games';
import type { Titled } from '../../domain/shared/titled';

/** What the game index shows; plain data, so that it survives inlining. */
export interface GameIndexData {
  readonly list: GameListView;
  /** What the list can be narrowed to; undefined when the list could not be had. */
  readonly genres: readonly GenreWithCategories[] | undefined;
  /** What the address asks for. */
  readonly query: GameQuery;
}

/** What the page of a tag shows; plain data as well. */
export interface TagGamesData {
  readonly list: GameListView;
  readonly tag: Titled;
  readonly query: TagQuery;
}
