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
 * Where the game runs: inside the portal, on its own against a sandbox in the page (`local`), or where neither can be (`disabled`): there is
 * no page, or the sandbox could not be loaded; every call but the reports of `session` then rejects at once with `err_unsupported`.
 */
export type Environment = 'connecting' | 'portal' | 'local' | 'disabled';

/** Reports of what the game is doing. These calls never throw, whatever they are given, and need no answer. */
export interface Session {
  /**
   * Reports the start, end and visibility of a headset session until it ends. Pass the `XRSession`. A second call with the same session,
   * an ended session and anything that is no session have no effect.
   */
  attach(session: XrSessionLike | null | undefined): Unsubscribe;
  /** The game has begun to load. */
  loading(): void;
  /** The game can be played. */
  loaded(): void;
  /** The player plays, with or without a headset. */
  gameplayStart(): void;
  /** The player paused, is in a menu or has lost. */
  gameplayStop(): void;
}

/** Everything that a game can ask of the portal. */
export interface HolocadeSdk {
  /** `connecting` until the portal answers, or 10 s have passed. */
  readonly environment: Environment;
  /** Resolves once it is known where the game runs, after some 10 s at most, and never rejects; other calls wait for it by themselves. */
  init(): Promise<Exclude<Environment, 'connecting'>>;
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
