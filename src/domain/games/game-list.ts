import type { Pagination } from '../shared/pagination';
import type { Titled } from '../shared/titled';
import type { GameCard } from './game';

export interface GenreWithCategories extends Titled {
  readonly categories: readonly Titled[];
}

/**
 * One page of games, with the genres that it can be narrowed to (spec 2 §3).
 * @rule 2.3.2 The index answers games, genres with their categories, and pagination.
 */
export interface GameIndex {
  readonly games: readonly GameCard[];
  readonly genres: readonly GenreWithCategories[];
  readonly pagination: Pagination;
}

/** Why a page shows no game: nothing fits, or the list has no such page. */
export type EmptyReason = 'no-results' | 'beyond-last';

/** What a list of games shows. */
export type GameListView =
  | { readonly kind: 'loaded'; readonly games: readonly GameCard[]; readonly pagination: Pagination }
  | { readonly kind: 'empty'; readonly reason: EmptyReason; readonly pagination: Pagination }
  /** With the server's words. */
  | { readonly kind: 'failed'; readonly message: string };

/**
 * What a page of games is shown as.
 * @rule 2.2.11 An empty result shows that there are no results.
 */
export function gameListView({ games, pagination }: Pick<GameIndex, 'games' | 'pagination'>): GameListView {
  if (games.length > 0) return { kind: 'loaded', games, pagination };
  return { kind: 'empty', reason: pagination.total > 0 ? 'beyond-last' : 'no-results', pagination };
}

/**
 * What a list is shown as that could not be had.
 * @rule 2.2.12 A failure empties the list and shows the server's message.
 */
export function failedGameList(message: string): GameListView {
  return { kind: 'failed', message };
}

/** How many games the whole list has; undefined while it could not be had. */
export function gamesFound(list: GameListView): number | undefined {
  return list.kind === 'failed' ? undefined : list.pagination.total;
}

const DAY = 86_400_000;

/** How long a game counts as recently updated, in days. */
export const RECENTLY_UPDATED_DAYS = 30;

/**
 * The moment since which an update is recent, both in milliseconds since 1970.
 * @rule 2.2.8 Recently Updated narrows a list to games updated of late.
 */
export function recentlyUpdatedSince(now: number): number {
  return now - RECENTLY_UPDATED_DAYS * DAY;
}

/**
 * Where a genre's picture of this width lies on the static host.
 * @rule 1.3.11 A genre's image is derived from its slug.
 */
export function genrePicture(slug: string, width: number): string {
  return `genres/${slug}-${String(width)}.webp`;
}
