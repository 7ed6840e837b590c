import type { AuthState } from '../../src/domain/bridge/bridge-event';
import type { Ask } from '../open-calls';
import type { Listeners, Unsubscribe } from '../listeners';

/** The player; every promise settles within 10 s. */
export interface User {
  /** Whether a player is signed in. */
  isLoggedIn(): Promise<boolean>;
  /** The user name; rejects with `err_unauthenticated` when nobody is signed in. */
  getName(): Promise<string>;
  /** The name to show, which is the user name when the player chose none; rejects with `err_unauthenticated` when nobody is signed in. */
  getAlias(): Promise<string>;
  /** The player's coins; rejects with `err_unauthenticated` when nobody is signed in. The event `balance` tells of changes. */
  getCoins(): Promise<number>;
  /** Leaves XR and opens the portal's sign-in; resolves once it is open, and `onAuthChange` tells how it ended; rejects with `err_too_many_requests` for 10 s after the player closed it. */
  openLogin(): Promise<void>;
  /** Calls back after each sign-in and sign-out. */
  onAuthChange(listener: (state: AuthState) => void): Unsubscribe;
}

/** The player, as the portal knows them; `leaveXr` is called before its sign-in opens. */
export function userOver(ask: Ask, listeners: Listeners, leaveXr: () => void): User {
  return {
    isLoggedIn: () => ask('user.isLoggedIn'),
    getName: () => ask('user.getName'),
    getAlias: () => ask('user.getAlias'),
    getCoins: () => ask('user.getCoins'),
    openLogin: () => {
      leaveXr();
      return ask('user.openLogin');
    },
    onAuthChange: (listener) => listeners.on('auth', listener),
  };
}
