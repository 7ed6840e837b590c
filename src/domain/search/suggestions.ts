import type { GameCard } from '../games/game';
import type { SearchQuery } from './search-query';
import { toSearchQuery } from './search-query';
import type { SearchResults, UserCard } from './search-results';

/** How long the visitor's typing must rest before suggestions are asked for, in milliseconds. */
export const SUGGESTION_DELAY = 200;

/** Suggestions below the search bar; `request` numbers the questions, and only the newest may be answered. */
export interface Suggestions<Item> {
  readonly request: number;
  /** What the newest question is, or was, about; undefined while nothing is asked. */
  readonly query: SearchQuery | undefined;
  readonly status: 'idle' | 'waiting' | 'ready' | 'failed';
  readonly items: readonly Item[];
  /** The item under the keyboard. */
  readonly highlighted: number | undefined;
}

export type SuggestionEvent<Item> =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'answered'; readonly request: number; readonly items: readonly Item[] }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  /** To an end of the list, from anywhere in it; from the search bar nothing moves, since the ends of the text are meant. */
  | { readonly type: 'jumped'; readonly to: 'first' | 'last' }
  | { readonly type: 'closed' };

/** No suggestions, and none asked for. */
export function noSuggestions<Item>(): Suggestions<Item> {
  return { request: 0, query: undefined, status: 'idle', items: [], highlighted: undefined };
}

/** Moves the suggestions: every change of the query is a new question, so is the same one after a failure, and an answer to an older one changes nothing. */
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

/** The question to send once the typing rests; undefined while none is open. */
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

/** Numbers are never used twice, so that an answer on its way stays unwanted. */
function emptied<Item>(state: Suggestions<Item>): Suggestions<Item> {
  return { ...noSuggestions<Item>(), request: state.request };
}

/** Goes round through the list; before it, the keyboard is in the search bar. */
function moved<Item>({ items, highlighted }: Suggestions<Item>, by: 1 | -1): number | undefined {
  const next = (highlighted ?? (by === 1 ? -1 : items.length)) + by;
  return next >= 0 && next < items.length ? next : undefined;
}

/** What is suggested while typing: a game or a player. */
export type Suggestion =
  { readonly kind: 'game'; readonly game: GameCard } | { readonly kind: 'user'; readonly user: UserCard };

/** How many suggestions stand below the search bar, at most. */
export const SUGGESTIONS_MAX = 6;

/** How many of them are kept for players when games alone would fill the list. */
export const SUGGESTED_USERS = 2;

/** The best of what was found: games, then players; either takes the room that the other leaves. */
export function toSuggestions({ games, users }: Pick<SearchResults, 'games' | 'users'>): readonly Suggestion[] {
  const players = users?.items ?? [];
  const room = SUGGESTIONS_MAX - Math.min(players.length, SUGGESTED_USERS);
  const first = (games?.items ?? []).slice(0, room);
  return [
    ...first.map((game): Suggestion => ({ kind: 'game', game })),
    ...players.slice(0, SUGGESTIONS_MAX - first.length).map((user): Suggestion => ({ kind: 'user', user })),
  ];
}

/** What tells suggestions apart: the kind and the address word. */
export function suggestionKey(suggestion: Suggestion): string {
  return suggestion.kind === 'game' ? `game/${suggestion.game.slug}` : `user/${suggestion.user.username}`;
}
