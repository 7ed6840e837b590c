import type { Pagination } from '../shared/pagination';
import type { Titled } from '../shared/titled';
import type { GameCard } from './game';

/** A genre or category of the filter. */
export interface FilterEntry extends Titled {
  /** Kind of all entries; undefined if at least one is a game. */
  readonly only?: 'experience' | undefined;
}

export interface GenreWithCategories extends FilterEntry {
  readonly categories: readonly FilterEntry[];
}

/**
 * One page of games, with the genres for its filter (spec 2 §3).
 * @rule 2.3.2 The index returns games, genres with their categories, and pagination.
 */
export interface GameIndex {
  readonly games: readonly GameCard[];
  readonly genres: readonly GenreWithCategories[];
  readonly pagination: Pagination;
  /** Number of experiences that match the other filters but are not included. */
  readonly hidden: number;
}

/** Reason for a page without games: no match, or a page beyond the last. */
export type EmptyReason = 'no-results' | 'beyond-last';

/** Content of a list of games. */
export type GameListView =
  | { readonly kind: 'loaded'; readonly games: readonly GameCard[]; readonly pagination: Pagination }
  | { readonly kind: 'empty'; readonly reason: EmptyReason; readonly pagination: Pagination }
  /** Contains the server's message. */
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Returns the content for a page of games.
 * @rule 2.2.11 An empty result shows a message that there are no results.
 */
export function gameListView({ games, pagination }: Pick<GameIndex, 'games' | 'pagination'>): GameListView {
  if (games.length > 0) return { kind: 'loaded', games, pagination };
  return { kind: 'empty', reason: pagination.total > 0 ? 'beyond-last' : 'no-results', pagination };
}

/**
 * Returns the content for a list that failed to load.
 * @rule 2.2.12 A failure empties the list and shows the server's message.
 */
export function failedGameList(message: string): GameListView {
  return { kind: 'failed', message };
}

/** Returns the number of games in the whole list; undefined if it failed to load. */
export function gamesFound(list: GameListView): number | undefined {
  return list.kind === 'failed' ? undefined : list.pagination.total;
}

const DAY = 86_400_000;

/** Number of days for which a game counts as recently updated. */
export const RECENTLY_UPDATED_DAYS = 30;

/**
 * Returns the start of the recent period, in milliseconds since 1970.
 * @rule 2.2.8 Recently Updated limits a list to games updated within the last 30 days.
 */
export function recentlyUpdatedSince(now: number): number {
  return now - RECENTLY_UPDATED_DAYS * DAY;
}

/**
 * Returns the path of a genre's picture in this width on the static host.
 * @rule 1.3.11 A genre's image is derived from its slug.
 */
export function genrePicture(slug: string, width: number): string {
  return `genres/${slug}-${String(width)}.webp`;
}
