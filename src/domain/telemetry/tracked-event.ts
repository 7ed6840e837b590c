import type { AuthTrackedEvent } from '../auth/auth-tracked-event';
import type { SearchType } from '../search/search-types';
import type { PageView } from './page-view';

/** A sent search: the types, but never the query. */
export interface SearchSent {
  readonly name: 'search';
  readonly types: readonly SearchType[];
}

/** Start of a play, once for each view of a game's page. */
export interface PlayStarted {
  readonly name: 'play_started';
  /** Slug of the game. */
  readonly game: string;
}

/** Events sent to analytics; they never contain an identity or typed text. */
export type TrackedEvent = AuthTrackedEvent | PageView | SearchSent | PlayStarted;
