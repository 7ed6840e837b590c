import type { Pagination } from '../shared/pagination';
import type { GameCard } from './game';
import type { GameIndex } from './game-index';

type Page = Pick<GameIndex, 'games' | 'pagination'>;

/** Why a page shows no game: nothing fits, or the list has no such page. */
export type EmptyReason = 'no-results' | 'beyond-last';

/** What a list of games shows. */
export type GameListView =
  /** Nothing has been answered yet. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'loaded'; readonly games: readonly GameCard[]; readonly pagination: Pagination }
  | { readonly kind: 'empty'; readonly reason: EmptyReason; readonly pagination: Pagination }
  /** With the server's words. */
  | { readonly kind: 'failed'; readonly message: string };

/** A list that is asked for again and again; only the answer to the newest question counts. */
export interface GameList {
  /** Number of the newest question; 0 before the first. */
  readonly ticket: number;
  readonly pending: boolean;
  readonly shown: GameListView;
}

export type GameListEvent =
  | { readonly type: 'asked' }
  | ({ readonly type: 'answered'; readonly ticket: number } & Page)
  | { readonly type: 'failed'; readonly ticket: number; readonly message: string };

/** Before the first page was asked for. */
export const initialGameList: GameList = { ticket: 0, pending: false, shown: { kind: 'nothing' } };

/**
 * Moves the list; what it shows stays until the newest question is answered.
 * @rule 2.2.12 A failure empties the list and shows the server's message.
 */
export function nextGameList(list: GameList, event: GameListEvent): GameList {
  if (event.type === 'asked') return { ...list, ticket: list.ticket + 1, pending: true };
  if (!list.pending || event.ticket !== list.ticket) return list;
  const shown: GameListView =
    event.type === 'failed' ? { kind: 'failed', message: event.message } : gameListView(event);
  return { ...list, pending: false, shown };
}

/**
 * What a page of games is shown as.
 * @rule 2.2.11 An empty result shows that there are no results.
 */
export function gameListView({ games, pagination }: Page): GameListView {
  if (games.length > 0) return { kind: 'loaded', games, pagination };
  return { kind: 'empty', reason: emptyReason(pagination), pagination };
}

/** Why a page of a list is empty. */
export function emptyReason({ total }: Pick<Pagination, 'total'>): EmptyReason {
  return total > 0 ? 'beyond-last' : 'no-results';
}

/** The games that a list shows now. */
export function shownGames({ shown }: GameList): readonly GameCard[] {
  return shown.kind === 'loaded' ? shown.games : [];
}
