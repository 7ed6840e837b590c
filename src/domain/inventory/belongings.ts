import type { Pagination } from '../shared/pagination';
import type { Titled } from '../shared/titled';

/** One kind of item that a player has. */
export interface Belonging {
  readonly slug: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly consumable: boolean;
  readonly count: number;
  /** ISO 8601: when the first of them is gone; undefined when they stay. */
  readonly expires: string | undefined;
  /** Whether it has a page. */
  readonly listed: boolean;
}

/** What a player has in one game. */
export interface GameBelongings {
  readonly game: Titled;
  /** Whether the game has a page. */
  readonly listed: boolean;
  readonly items: readonly Belonging[];
}

export interface BelongingList {
  readonly games: readonly GameBelongings[];
  readonly pagination: Pagination;
}
