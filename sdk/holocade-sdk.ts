import type { Events, Unsubscribe } from './listeners';
import type { Achievements } from './objects/achievements';
import type { Ads } from './objects/ads';
import type { Inventory } from './objects/inventory';
import type { Leaderboards } from './objects/leaderboards';
import type { Mails } from './objects/mails';
import type { Saves } from './objects/saves';
import type { User } from './objects/user';
import type { XrSessionLike } from './xr-session-like';
/**
 * The environment of the game:
 * - `connecting`: the portal has not answered yet.
 * - `portal`: the game runs inside the portal.
 * - `local`: the game runs on its own, with a sandbox in the page.
 * - `disabled`: there is no page, or the sandbox could not be loaded. All calls except those of `session` reject with `err_unsupported`.
 */
export type Environment = 'connecting' | 'portal' | 'local' | 'disabled';

/** Reports of the game's state. These calls never throw, return no result and accept any argument. */
export interface Session {
  /**
   * Reports the start, the visibility and the end of a headset session. Pass the `XRSession`. Calls with an ended session, the current
   * session or any other value have no effect. Returns a function that stops the reports.
   */
  attach(session: XrSessionLike | null | undefined): Unsubscribe;
  /** Reports that the game has started to load. */
  loading(): void;
  /** Reports that the game is ready to be played. */
  loaded(): void;
  /** Reports that the player is playing, with or without a headset. */
  gameplayStart(): void;
  /** Reports that the player has paused, opened a menu or lost. */
  gameplayStop(): void;
}

/** The SDK of a game. Calls made before the connection is ready wait for it. */
export interface HolocadeSdk {
  /** The current environment: `connecting` until the portal responds or 10 s have passed. */
  readonly environment: Environment;
  /** Resolves with the environment after about 10 s at most. Never rejects. Calling it is optional. */
  init(): Promise<Exclude<Environment, 'connecting'>>;
  /**
   * Returns the deep link that opened the game: the `holocade_*` parameters of the page's address without that prefix, such as
   * `{ invite: 'K7' }`. The same outside the portal. Anybody can write such an address, so check the values.
   */
  link(): Readonly<Record<string, string>>;
  readonly user: User;
  readonly inventory: Inventory;
  readonly leaderboard: Leaderboards;
  readonly save: Saves;
  readonly mail: Mails;
  readonly achievement: Achievements;
  readonly ads: Ads;
  readonly session: Session;
  readonly events: Events;
}
