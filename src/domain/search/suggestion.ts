import type { GameCard } from '../games/game';
import type { SearchResults, UserCard } from './search-results';

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
