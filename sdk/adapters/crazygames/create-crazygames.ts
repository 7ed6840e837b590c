import type { AuthState, HolocadeSdk } from '../../index';
import type { UnknownMember } from '../common/reject-unknown-members';
import { rejectUnknownMembers } from '../common/reject-unknown-members';
import { SignInPrompt } from '../common/sign-in-prompt';
import type { CrazygamesAds, CrazygamesBanners } from './crazygames-ads';
import { crazygamesAds, crazygamesBanners } from './crazygames-ads';
import { CrazygamesError, notSupported, toCrazygamesError } from './crazygames-error';
import type { CrazygamesGame } from './crazygames-game';
import { crazygamesGame } from './crazygames-game';
import type { AuthListener, CrazygamesUser } from './crazygames-user';
import { crazygamesUser, playerNamed, unsupportedUserCall } from './crazygames-user';
import type { CrazygamesData } from './game-data';
import { GameData } from './game-data';
import { systemInfo } from './system-info';
import type { Implemented } from './without-effect';
import { hasNoEffect } from './without-effect';

/** The analytics module. Orders have no effect, because this portal sells for its own coins. */
interface CrazygamesAnalytics {
  /** Accepts an order of the provider `xsolla`. Throws `invalidArgument` for another provider or an order that is not an object. */
  trackOrder(provider: string, order: object): void;
}

const crazygamesAnalytics: CrazygamesAnalytics = {
  trackOrder: (provider, order) => {
    if (provider === 'xsolla' && order === Object(order)) return;
    throw new CrazygamesError('invalidArgument');
  },
};

/** `window.CrazyGames.SDK`, version 3. Everything except `environment` and `init` throws before `init` has resolved. */
export interface CrazygamesSdk {
  readonly environment: 'crazygames' | 'local' | 'disabled';
  init(): Promise<void>;
  readonly user: CrazygamesUser;
  readonly data: CrazygamesData;
  readonly ad: CrazygamesAds;
  readonly banner: CrazygamesBanners;
  readonly game: CrazygamesGame;
  readonly analytics: CrazygamesAnalytics;
  readonly isQaTool: false;
}

/** The parts of the game's page that the adapter uses. */
export interface CrazygamesPage {
  readonly navigator: Pick<Navigator, 'userAgent' | 'language'>;
  /** May throw where storage is blocked. */
  readonly storage: () => Storage;
  readonly warn: (text: string) => void;
  /** Reloads the game. */
  readonly reload: () => void;
  /** Calls back when the page may be about to close. */
  readonly onLeaving: (leaving: () => void) => void;
  /** Called when a play begins. */
  readonly played: () => void;
}

const unknown = (name: string): Promise<never> => Promise.reject(notSupported(name));
const withoutEffect: UnknownMember = (name) => (hasNoEffect(name) ? undefined : unknown(name));
const resolves: UnknownMember = () => Promise.resolve();

/** Creates the CrazyGames SDK on top of the portal's. A call that the portal does not support rejects at once. */
export function createCrazygames(holocade: HolocadeSdk, page: CrazygamesPage): CrazygamesSdk {
  const data = new GameData(holocade.save, page.storage, page.warn);
  const prompt = new SignInPrompt(holocade);
  const listeners = new Set<AuthListener>();
  let status: 'sdkNotInitialized' | 'ready' | 'sdkDisabled' = 'sdkNotInitialized';
  let player: string | undefined;
  let entering: Promise<void> = Promise.resolve();

  /** Handles a guest's login. The account's items may differ from those that the game has started with. */
  const enter = async (username: string): Promise<void> => {
    player = username;
    const hasOthers = await data.open(username);
    if (hasOthers && data.used) return page.reload();
    for (const listener of [...listeners]) listener(playerNamed(username));
  };
  const follow = ({ loggedIn, username }: AuthState) => {
    const now = loggedIn ? username : undefined;
    if (now === player) return;
    if (player === undefined && now !== undefined) {
      entering = enter(now);
      return;
    }
    data.close();
    page.reload();
  };
  let changed: AuthState | undefined;
  holocade.events.on('auth', (state) => {
    if (status === 'ready') follow(state);
    else changed = state;
  });
  page.onLeaving(() => data.flush());
  const start = async (): Promise<void> => {
    if ((await holocade.init()) === 'disabled') {
      status = 'sdkDisabled';
      return;
    }
    changed = undefined;
    player = (await holocade.user.isLoggedIn()) ? await holocade.user.getName() : undefined;
    await data.open(player);
    status = 'ready';
    if (changed !== undefined) follow(changed);
  };
  let initialised: Promise<void> | undefined;

  const refuse = () => {
    if (status !== 'ready') throw new CrazygamesError(status);
  };
  const module = <T extends object>(members: Implemented<T>, otherwise: UnknownMember = unknown): T =>
    rejectUnknownMembers(members as T, otherwise, refuse);
  return {
    get environment() {
      const found = holocade.environment;
      return found === 'local' || found === 'disabled' ? found : 'crazygames';
    },
    init: () => {
      initialised ??= toCrazygamesError(start);
      // A failed initialisation may be repeated.
      initialised.catch(() => (initialised = undefined));
      return initialised;
    },
    user: module<CrazygamesUser>(
      crazygamesUser({
        user: holocade.user,
        prompt,
        systemInfo: systemInfo(page.navigator),
        listeners,
        settled: () => entering,
      }),
      unsupportedUserCall(holocade.user),
    ),
    data: module<CrazygamesData>({
      getItem: (key) => data.getItem(key),
      setItem: (key, value) => data.setItem(key, value),
      removeItem: (key) => data.removeItem(key),
      clear: () => data.clear(),
    }),
    ad: module<CrazygamesAds>(crazygamesAds(holocade), withoutEffect),
    banner: module<CrazygamesBanners>(crazygamesBanners, resolves),
    game: module<CrazygamesGame>(crazygamesGame(holocade, page.played), withoutEffect),
    analytics: module<CrazygamesAnalytics>(crazygamesAnalytics),
    isQaTool: false,
  };
}
