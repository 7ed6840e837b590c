import type { AuthState } from '../src/domain/bridge/auth-state';
import type { BridgeEventDetails, BridgeEventName } from '../src/domain/bridge/bridge-event';
import type { GameAchievement } from '../src/domain/bridge/game-achievement';
import type { XrSessionLike } from './xr-session-like';

/** Stops what it was returned for; calling it again does nothing. */
export type Unsubscribe = () => void;

/** Where the game runs: inside the portal, or on its own against a sandbox in the page. */
export type Environment = 'connecting' | 'portal' | 'local';

/** The player; every promise settles within 10 s. */
export interface User {
  /** Whether a player is signed in. */
  isLoggedIn(): Promise<boolean>;
  /** The user name; rejects with `err_unauthenticated` when nobody is signed in. */
  getName(): Promise<string>;
  /** The name to show, which is the user name when the player chose none; rejects with `err_unauthenticated` when nobody is signed in. */
  getAlias(): Promise<string>;
  /** Leaves XR and opens the portal's sign-in; resolves once it is open, and `onAuthChange` tells how it ended. */
  openLogin(): Promise<void>;
  /** Calls back after each sign-in and sign-out. */
  onAuthChange(listener: (state: AuthState) => void): Unsubscribe;
}

/** The badges of this game; every promise settles within 10 s. */
export interface Achievements {
  /** All badges of this game and when the player earned them; in local mode, those unlocked so far. */
  list(): Promise<readonly GameAchievement[]>;
  /** Gives the player (a guest too) a badge; `unlocked` is false when it was earned before; rejects with `err_not_found` for an unknown one. */
  unlock(slug: string): Promise<{ readonly unlocked: boolean }>;
}

/** What the game is doing; these calls never throw and need no answer. */
export interface Session {
  /** Reports the start, end and visibility of a headset session until it ends; call it once per session, with the `XRSession`. */
  attach(session: XrSessionLike): Unsubscribe;
  /** The game has begun to load. */
  loading(): void;
  /** The game can be played. */
  loaded(): void;
  /** The player plays, with or without a headset. */
  gameplayStart(): void;
  /** The player paused, is in a menu or has lost. */
  gameplayStop(): void;
}

/** What the portal tells the game. */
export interface Events {
  /** Listens until the returned function is called. */
  on<N extends BridgeEventName>(name: N, listener: (detail: BridgeEventDetails[N]) => void): Unsubscribe;
}

/** Everything that a game can ask of the portal. */
export interface HolocadeSdk {
  /** `connecting` until the portal answers, or 10 s have passed. */
  readonly environment: Environment;
  /** Resolves once it is known where the game runs, after 10 s at most, and never rejects; other calls wait for it by themselves. */
  init(): Promise<Exclude<Environment, 'connecting'>>;
  readonly user: User;
  readonly achievement: Achievements;
  readonly session: Session;
  readonly events: Events;
}
