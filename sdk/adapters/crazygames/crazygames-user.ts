import type { HolocadeSdk } from '../../index';
import type { SignInPrompt } from '../common/sign-in-prompt';
import { CrazygamesError, notKnown, toCrazygamesError } from './crazygames-error';
import type { SystemInfo } from './system-info';

const HUES = 360;
/** All letters and digits count. */
const RADIX = 36;

/** A picture for a player, as the address of an image: their initial on a colour of their own. A game learns no other picture of them. */
function portrait(username: string): string {
  const initial = (username.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toUpperCase();
  const hue = (parseInt(username, RADIX) || 0) % HUES;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="hsl(${hue} 45% 38%)" d="M0 0h9v9H0z"/><text x="4.5" y="6.5" fill="#fff" font-family="sans-serif" font-size="5" text-anchor="middle">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** A player, as games of that SDK show them. */
export interface CrazygamesPlayer {
  readonly username: string;
  readonly profilePictureUrl: string;
}

export type AuthListener = (user: CrazygamesPlayer) => void;

/** The player's account. */
export interface CrazygamesUser {
  readonly isUserAccountAvailable: true;
  readonly systemInfo: SystemInfo;
  getSystemInfo(): Promise<SystemInfo>;
  /** Null for a guest. */
  getUser(): Promise<CrazygamesPlayer | null>;
  /** Rejects with `userAlreadySignedIn`, `showAuthPromptInProgress`, or `userCancelled` when the player closes it. */
  showAuthPrompt(): Promise<CrazygamesPlayer>;
  /** No: accounts of other places are not linked here. */
  showAccountLinkPrompt(): Promise<{ readonly response: 'no' }>;
  /** Hears of sign-ins; a sign-out loads the game anew. */
  addAuthListener(listener: AuthListener): void;
  removeAuthListener(listener: AuthListener): void;
}

/** What the account is made of. */
export interface CrazygamesUserParts {
  readonly user: HolocadeSdk['user'];
  readonly prompt: SignInPrompt;
  readonly systemInfo: SystemInfo;
  readonly listeners: Set<AuthListener>;
  /** Resolves once the items of who has just signed in are there. */
  readonly settled: () => Promise<void>;
}

const nobody = () => new CrazygamesError('userNotAuthenticated');

/** A player by name. */
export const playerNamed = (username: string): CrazygamesPlayer => ({
  username,
  profilePictureUrl: portrait(username),
});

/** Calls about the account that are not served here, as those for tokens and friends: a guest is refused before a player is. */
export const unknownOfUser =
  (user: HolocadeSdk['user']) =>
  (name: string): Promise<never> =>
    toCrazygamesError(async () => {
      throw (await user.isLoggedIn()) ? notKnown(name) : nobody();
    });

/** The player, over the portal's own. */
export function crazygamesUser({ user, prompt, systemInfo, listeners, settled }: CrazygamesUserParts): CrazygamesUser {
  let asking = false;
  const showAuthPrompt = async (): Promise<CrazygamesPlayer> => {
    if (await user.isLoggedIn()) throw new CrazygamesError('userAlreadySignedIn');
    if ((await prompt.ask()) === undefined) {
      throw new CrazygamesError('userCancelled');
    }
    await settled();
    return playerNamed(await user.getName());
  };
  return {
    isUserAccountAvailable: true,
    systemInfo,
    getSystemInfo: () => Promise.resolve(systemInfo),
    getUser: () =>
      toCrazygamesError(async () => ((await user.isLoggedIn()) ? playerNamed(await user.getName()) : null)),
    showAuthPrompt: () =>
      toCrazygamesError(async () => {
        if (asking) throw new CrazygamesError('showAuthPromptInProgress');
        asking = true;
        return showAuthPrompt().finally(() => (asking = false));
      }),
    showAccountLinkPrompt: () =>
      toCrazygamesError(async () => {
        if (await user.isLoggedIn()) return { response: 'no' };
        throw nobody();
      }),
    addAuthListener: (listener) => void listeners.add(listener),
    removeAuthListener: (listener) => void listeners.delete(listener),
  };
}
