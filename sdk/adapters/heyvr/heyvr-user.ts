import type { AuthState, HolocadeSdk, Unsubscribe } from '../../index';
import { RefusedCall } from '../common/refused-call';
import type { SignInPrompt } from '../common/sign-in-prompt';
import { toHeyvrError } from './heyvr-refusal';

/** Who plays now; the names are empty while nobody is signed in. */
export interface HeyvrAuthState {
  /** Whether the game itself had asked for the sign-in. */
  readonly viaSDK: boolean;
  readonly loggedIn: boolean;
  readonly username: string;
  readonly alias: string;
}

/** How the sign-in ended that a game asked for. */
export interface HeyvrSignIn {
  readonly username: string;
  readonly alias: string;
  readonly action: 'login' | 'register';
}

/** The player, as the heyVR SDK shows them. */
export interface HeyvrUser {
  isLoggedIn(): Promise<boolean>;
  getName(): Promise<string>;
  getAmountCoins(): Promise<number>;
  /** Resolves after the sign-in or the registration, and rejects when the player closes it. */
  openLogin(): Promise<HeyvrSignIn>;
  onAuthChange(callback: (state: HeyvrAuthState) => void): void;
  /** Takes the very function that was registered. */
  removeOnAuthChange(callback: (state: HeyvrAuthState) => void): void;
}

/** The player, over the portal's own. */
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
    if (action === undefined) throw new RefusedCall('err_declined', 'The player has closed the sign-in.');
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
