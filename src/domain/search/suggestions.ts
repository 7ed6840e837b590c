import type { GameCard } from '../games/game';
import type { SearchQuery } from './search-query';
import { toSearchQuery } from './search-query';
import type { SearchResults, UserCard } from './search-results';

/** Pause in typing before suggestions are requested, in milliseconds. */
export const SUGGESTION_DELAY = 200;

/** Suggestions below the search bar; `request` numbers the requests, and only the newest response counts. */
export interface Suggestions<Item> {
  readonly request: number;
  /** Query of the newest request; undefined without one. */
  readonly query: SearchQuery | undefined;
  readonly status: 'idle' | 'waiting' | 'ready' | 'failed';
  readonly items: readonly Item[];
  /** Index of the item with keyboard focus. */
  readonly highlighted: number | undefined;
}

export type SuggestionEvent<Item> =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'answered'; readonly request: number; readonly items: readonly Item[] }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  /** Moves to an end of the list, from within the list; in the search bar Home and End move the text cursor. */
  | { readonly type: 'jumped'; readonly to: 'first' | 'last' }
  | { readonly type: 'closed' };

/** Creates the state without suggestions. */
export function noSuggestions<Item>(): Suggestions<Item> {
  return { request: 0, query: undefined, status: 'idle', items: [], highlighted: undefined };
}

/**
 * Returns the suggestions after an event. Every change of the query, or a repetition after a failure, is a new request;
 * responses to older requests are ignored.
 */
export function nextSuggestions<Item>(state: Suggestions<Item>, event: SuggestionEvent<Item>): Suggestions<Item> {
  switch (event.type) {
    case 'typed':
      return typed(state, event.text);
    case 'answered':
      return isAwaited(state, event.request)
        ? { ...state, status: 'ready', items: event.items, highlighted: undefined }
        : state;
    case 'failed':
      return isAwaited(state, event.request) ? { ...emptied(state), query: state.query, status: 'failed' } : state;
    case 'moved':
      return { ...state, highlighted: moved(state, event.by) };
    case 'jumped':
      return state.highlighted === undefined
        ? state
        : { ...state, highlighted: event.to === 'first' ? 0 : state.items.length - 1 };
    case 'closed':
      return emptied(state);
  }
}

/** Returns the request to send once typing pauses; undefined if there is none. */
export function dueSuggestions<Item>(
  state: Suggestions<Item>,
): { readonly request: number; readonly query: SearchQuery } | undefined {
  return state.query === undefined ? undefined : { request: state.request, query: state.query };
}

function typed<Item>(state: Suggestions<Item>, text: string): Suggestions<Item> {
  const query = toSearchQuery(text);
  if (!query.ok) return emptied(state);
  if (query.value === state.query && state.status !== 'failed') return state;
  return { ...emptied(state), request: state.request + 1, query: query.value, status: 'waiting' };
}

function isAwaited<Item>(state: Suggestions<Item>, request: number): boolean {
  return state.status === 'waiting' && state.request === request;
}

/** Increases the request number, so that a pending response stays ignored. */
function emptied<Item>(state: Suggestions<Item>): Suggestions<Item> {
  return { ...noSuggestions<Item>(), request: state.request };
}

/** Moves through the list and wraps around, with the search bar before its first item. */
function moved<Item>({ items, highlighted }: Suggestions<Item>, by: 1 | -1): number | undefined {
  const next = (highlighted ?? (by === 1 ? -1 : items.length)) + by;
  return next >= 0 && next < items.length ? next : undefined;
}

/** A suggestion while typing: a game or a player. */
export type Suggestion =
  | { readonly kind: 'game'; readonly game: GameCard }
  | { readonly kind: 'user'; readonly user: UserCard };

/** Maximum number of suggestions. */
export const SUGGESTIONS_MAX = 6;

/** Number of suggestions reserved for players if games alone would fill the list. */
export const SUGGESTED_USERS = 2;

/** Returns the best matches: games, then players; each takes the room that the other leaves. */
export function toSuggestions({ games, users }: Pick<SearchResults, 'games' | 'users'>): readonly Suggestion[] {
  const players = users?.items ?? [];
  const room = SUGGESTIONS_MAX - Math.min(players.length, SUGGESTED_USERS);
  const first = (games?.items ?? []).slice(0, room);
  return [
    ...first.map((game): Suggestion => ({ kind: 'game', game })),
    ...players.slice(0, SUGGESTIONS_MAX - first.length).map((user): Suggestion => ({ kind: 'user', user })),
  ];
}

/** Returns the unique key of a suggestion: its kind and slug or username. */
export function suggestionKey(suggestion: Suggestion): string {
  return suggestion.kind === 'game' ? `game/${suggestion.game.slug}` : `user/${suggestion.user.username}`;
}
