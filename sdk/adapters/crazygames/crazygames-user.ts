import type { HolocadeSdk } from '../../index';
import type { SignInPrompt } from '../common/sign-in-prompt';
import { CrazygamesError, toldAsCrazygames } from './crazygames-error';
import { portrait } from './portrait';
import type { SystemInfo } from './system-info';

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
  /** Null for a guest. */
  getUser(): Promise<CrazygamesPlayer | null>;
  /** Rejects with `userAlreadySignedIn`, `showAuthPromptInProgress`, or `userCancelled` when the player closes it. */
  showAuthPrompt(): Promise<CrazygamesPlayer>;
  /** No: accounts of other places are not linked here. */
  showAccountLinkPrompt(): Promise<{ readonly response: 'no' }>;
  /** Rejects: this portal's players have no tokens of that one. */
  getUserToken(): Promise<never>;
  getXsollaUserToken(): Promise<never>;
  listFriends(page?: unknown, size?: unknown): Promise<never>;
  submitScore(score?: unknown): Promise<never>;
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

/** A player by name. */
export const playerNamed = (username: string): CrazygamesPlayer => ({
  username,
  profilePictureUrl: portrait(username),
});

/** The player, over the portal's own. */
export function crazygamesUser({ user, prompt, systemInfo, listeners, settled }: CrazygamesUserParts): CrazygamesUser {
  const onlySignedIn = (message: string) => () =>
    toldAsCrazygames(async () => {
      if (await user.isLoggedIn()) throw new CrazygamesError('unexpectedError', message);
      throw new CrazygamesError('userNotAuthenticated', 'Nobody is signed in.');
    });
  const showAuthPrompt = async (): Promise<CrazygamesPlayer> => {
    if (prompt.open) throw new CrazygamesError('showAuthPromptInProgress', 'The sign-in is open already.');
    if (await user.isLoggedIn()) throw new CrazygamesError('userAlreadySignedIn', 'The player is signed in already.');
    if ((await prompt.ask()) === undefined) {
      throw new CrazygamesError('userCancelled', 'The player has closed the sign-in.');
    }
    await settled();
    return playerNamed(await user.getName());
  };
  return {
    isUserAccountAvailable: true,
    systemInfo,
    getUser: () => toldAsCrazygames(async () => ((await user.isLoggedIn()) ? playerNamed(await user.getName()) : null)),
    showAuthPrompt: () => toldAsCrazygames(showAuthPrompt),
    showAccountLinkPrompt: () =>
      toldAsCrazygames(async () => {
        if (await user.isLoggedIn()) return { response: 'no' };
        throw new CrazygamesError('userNotAuthenticated', 'Nobody is signed in.');
      }),
    getUserToken: onlySignedIn('There are no user tokens here.'),
    getXsollaUserToken: onlySignedIn('There are no user tokens here.'),
    listFriends: onlySignedIn('A game does not learn who the player’s friends are.'),
    submitScore: onlySignedIn('Scores are posted with this portal’s own SDK.'),
    addAuthListener: (listener) => void listeners.add(listener),
    removeAuthListener: (listener) => void listeners.delete(listener),
  };
}
