import type { AuthState, HolocadeSdk, Unsubscribe } from '../../index';
import { RefusedCall } from '../common/refused-call';
import type { SignInPrompt } from '../common/sign-in-prompt';
import { toHeyvrError } from './heyvr-refusal';

/** The current player. The names are empty without a login. */
export interface HeyvrAuthState {
  /** True if the game opened the login dialog. */
  readonly viaSDK: boolean;
  readonly loggedIn: boolean;
  readonly username: string;
  readonly alias: string;
}

/** The result of a login that the game requested. */
export interface HeyvrSignIn {
  readonly username: string;
  readonly alias: string;
  readonly action: 'login' | 'register';
}

/** The user module of the heyVR SDK. */
export interface HeyvrUser {
  isLoggedIn(): Promise<boolean>;
  getName(): Promise<string>;
  getAmountCoins(): Promise<number>;
  /** Resolves after the login or registration. Rejects if the player closes the dialog. */
  openLogin(): Promise<HeyvrSignIn>;
  onAuthChange(callback: (state: HeyvrAuthState) => void): void;
  /** Removes a callback by its identity. */
  removeOnAuthChange(callback: (state: HeyvrAuthState) => void): void;
}

/** Creates the user module on top of the portal's user. */
export function heyvrUser({ user }: Pick<HolocadeSdk, 'user'>, prompt: SignInPrompt): HeyvrUser {
  const registered = new Map<(state: HeyvrAuthState) => void, Unsubscribe>();
  const stateOf = ({ loggedIn, username = '', alias = '' }: AuthState): HeyvrAuthState => ({
    viaSDK: prompt.open,
    loggedIn,
    username,
    alias,
  });
  const signIn = async (): Promise<HeyvrSignIn> => {
    const action = (await user.isLoggedIn()) ? 'login' : await prompt.ask();
    if (action === undefined) throw new RefusedCall('err_declined', 'The player has closed the login.');
    const [username, alias] = await Promise.all([user.getName(), user.getAlias()]);
    return { username, alias, action };
  };
  return {
    isLoggedIn: () => toHeyvrError(() => user.isLoggedIn()),
    getName: () => toHeyvrError(() => user.getName()),
    getAmountCoins: () => toHeyvrError(() => user.getCoins()),
    openLogin: () => toHeyvrError(signIn),
    onAuthChange: (callback) => {
      if (registered.has(callback)) return;
      registered.set(
        callback,
        user.onAuthChange((state) => callback(stateOf(state))),
      );
    },
    removeOnAuthChange: (callback) => {
      registered.get(callback)?.();
      registered.delete(callback);
    },
  };
}
