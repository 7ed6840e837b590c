import type { GenreWithCategories, GameListView } from '../../domain/games/game-list';
import type { GameQuery } from '../../domain/games/game-query';
import type { TagQuery } from '../../domain/games/tag-games';
import type { Titled } from '../../domain/shared/titled';

/** Serialisable data of the game index. */
export interface GameIndexData {
  readonly list: GameListView;
  /** Genres for the filters; undefined after a failed load. */
  readonly genres: readonly GenreWithCategories[] | undefined;
  /** Query of the URL. */
  readonly query: GameQuery;
  /** Number of experiences that match the other filters but are not included. */
  readonly hidden: number;
}

/** Serialisable data of a tag's page. */
export interface TagGamesData {
  readonly list: GameListView;
  readonly tag: Titled;
  readonly query: TagQuery;
}
