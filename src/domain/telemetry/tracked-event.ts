import type { AuthTrackedEvent } from '../auth/auth-tracked-event';
import type { SearchType } from '../search/search-types';
import type { PageView } from './page-view';

/** A search that was sent: for which types, never for what. */
export interface SearchSent {
  readonly name: 'search';
  readonly types: readonly SearchType[];
}

/** A play that has begun, once for each view of a game's page. */
export interface PlayStarted {
  readonly name: 'play_started';
  /** The game's slug. */
  readonly game: string;
}

/** What analytics are told; never who somebody is, nor what was typed. */
export type TrackedEvent = AuthTrackedEvent | PageView | SearchSent | PlayStarted;
