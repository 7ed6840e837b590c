import type { HolocadeSdk } from '../../index';
import type { SignInPrompt } from '../common/sign-in-prompt';
import { CrazygamesError, notSupported, toCrazygamesError } from './crazygames-error';
import type { SystemInfo } from './system-info';

const HUES = 360;
/** Base 36 reads all letters and digits. */
const RADIX = 36;

/** Returns a data URL with the player's initial on a colour derived from the name. Games get no other picture of a player. */
function portrait(username: string): string {
  const initial = (username.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toUpperCase();
  const hue = (parseInt(username, RADIX) || 0) % HUES;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="hsl(${hue} 45% 38%)" d="M0 0h9v9H0z"/><text x="4.5" y="6.5" fill="#fff" font-family="sans-serif" font-size="5" text-anchor="middle">${initial}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** A player in the form of the CrazyGames SDK. */
export interface CrazygamesPlayer {
  readonly username: string;
  readonly profilePictureUrl: string;
}

export type AuthListener = (user: CrazygamesPlayer) => void;

/** The user module of the CrazyGames SDK. */
export interface CrazygamesUser {
  readonly isUserAccountAvailable: true;
  readonly systemInfo: SystemInfo;
  getSystemInfo(): Promise<SystemInfo>;
  /** Returns null for a guest. */
  getUser(): Promise<CrazygamesPlayer | null>;
  /** Rejects with `userAlreadySignedIn`, `showAuthPromptInProgress`, or `userCancelled` if the player closes the dialog. */
  showAuthPrompt(): Promise<CrazygamesPlayer>;
  /** Returns `no`, because accounts of other portals are not linked. */
  showAccountLinkPrompt(): Promise<{ readonly response: 'no' }>;
  /** Called after each login. A logout reloads the game. */
  addAuthListener(listener: AuthListener): void;
  removeAuthListener(listener: AuthListener): void;
}

/** Dependencies of the user module. */
export interface CrazygamesUserDependencies {
  readonly user: HolocadeSdk['user'];
  readonly prompt: SignInPrompt;
  readonly systemInfo: SystemInfo;
  readonly listeners: Set<AuthListener>;
  /** Resolves once the items of a newly logged-in player are loaded. */
  readonly settled: () => Promise<void>;
}

const notAuthenticated = () => new CrazygamesError('userNotAuthenticated');

/** Returns the player with a username. */
export const playerNamed = (username: string): CrazygamesPlayer => ({
  username,
  profilePictureUrl: portrait(username),
});

/** Rejects calls about the account that are not supported, such as tokens and friends. Guests get `userNotAuthenticated`. */
export const unsupportedUserCall =
  (user: HolocadeSdk['user']) =>
  (name: string): Promise<never> =>
    toCrazygamesError(async () => {
      throw (await user.isLoggedIn()) ? notSupported(name) : notAuthenticated();
    });

/** Creates the user module on top of the portal's user. */
export function crazygamesUser({
  user,
  prompt,
  systemInfo,
  listeners,
  settled,
}: CrazygamesUserDependencies): CrazygamesUser {
  let isPromptOpen = false;
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
        if (isPromptOpen) throw new CrazygamesError('showAuthPromptInProgress');
        isPromptOpen = true;
        return showAuthPrompt().finally(() => (isPromptOpen = false));
      }),
    showAccountLinkPrompt: () =>
      toCrazygamesError(async () => {
        if (await user.isLoggedIn()) return { response: 'no' };
        throw notAuthenticated();
      }),
    addAuthListener: (listener) => void listeners.add(listener),
    removeAuthListener: (listener) => void listeners.delete(listener),
  };
}
