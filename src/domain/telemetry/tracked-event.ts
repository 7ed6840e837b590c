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
  /** Analytics id of the game's developer, for the tag manager (spec 2 §3). */
  readonly g_analytics?: string;
}

/**
 * Creates the event of a started play.
 * @rule 2.3.1 A game may have its own analytics id, which receives the starts of its plays.
 */
export function playStarted(game: string, measurement: string | undefined): PlayStarted {
  return { name: 'play_started', game, ...(measurement === undefined ? {} : { g_analytics: measurement }) };
}

/** Events sent to analytics; they never contain an identity or typed text. */
export type TrackedEvent = AuthTrackedEvent | PageView | SearchSent | PlayStarted;
