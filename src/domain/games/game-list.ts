import type { Pagination } from '../shared/pagination';
import type { GameCard } from './game';
import type { GameIndex } from './game-index';

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
