import type { AuthState } from '../../src/domain/bridge/bridge-event';
import type { Ask } from '../open-calls';
import type { Listeners, Unsubscribe } from '../listeners';

/** The current player. Every promise settles within 10 s. */
export interface User {
  /** Returns true if a player is logged in. */
  isLoggedIn(): Promise<boolean>;
  /** Returns the username. Rejects with `err_unauthenticated` for guests. */
  getName(): Promise<string>;
  /** Returns the display name, which defaults to the username. Rejects with `err_unauthenticated` for guests. */
  getAlias(): Promise<string>;
  /** Returns the player's coins. Rejects with `err_unauthenticated` for guests. The event `balance` reports changes. */
  getCoins(): Promise<number>;
  /**
   * Returns a signed token that identifies the player to your own server, valid for 10 minutes. Your server verifies it with the portal's
   * public keys. Rejects with `err_unauthenticated` for guests, and with `err_unsupported` in the sandbox, which cannot sign.
   */
  token(): Promise<string>;
  /**
   * Ends the headset session and opens the portal's login dialog. Resolves when the dialog is open; `onAuthChange` reports a login.
   * Rejects with `err_too_many_requests` for 10 s after the player closed it.
   */
  openLogin(): Promise<void>;
  /** Calls the listener after each login and logout. */
  onAuthChange(listener: (state: AuthState) => void): Unsubscribe;
}

/** Creates the user calls. `leaveXr` is called before the login dialog opens. */
export function userOver(ask: Ask, listeners: Listeners, leaveXr: () => void): User {
  return {
    isLoggedIn: () => ask('user.isLoggedIn'),
    getName: () => ask('user.getName'),
    getAlias: () => ask('user.getAlias'),
    getCoins: () => ask('user.getCoins'),
    token: () => ask('user.token'),
    openLogin: () => {
      leaveXr();
      return ask('user.openLogin');
    },
    onAuthChange: (listener) => listeners.on('auth', listener),
  };
}
