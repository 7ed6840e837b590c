import type { AuthState, HolocadeSdk } from '../../index';
import type { UnknownMember } from '../common/reject-unknown-members';
import { rejectUnknownMembers } from '../common/reject-unknown-members';
import { SignInPrompt } from '../common/sign-in-prompt';
import type { CrazygamesAds, CrazygamesBanners } from './crazygames-ads';
import { crazygamesAds, crazygamesBanners } from './crazygames-ads';
import { CrazygamesError, notKnown, toCrazygamesError } from './crazygames-error';
import type { CrazygamesGame } from './crazygames-game';
import { crazygamesGame } from './crazygames-game';
import type { AuthListener, CrazygamesUser } from './crazygames-user';
import { crazygamesUser, playerNamed, unknownOfUser } from './crazygames-user';
import type { CrazygamesData } from './game-data';
import { GameData } from './game-data';
import { systemInfo } from './system-info';
import type { Served } from './without-effect';
import { hasNoEffect } from './without-effect';

/** Orders in the game, which have no use here: this portal sells by its own coins. */
interface CrazygamesAnalytics {
  /** Accepts an order of the provider `xsolla`; throws `invalidArgument` for another provider and for an order that is no object. */
  trackOrder(provider: string, order: object): void;
}

const crazygamesAnalytics: CrazygamesAnalytics = {
  trackOrder: (provider, order) => {
    if (provider === 'xsolla' && order === Object(order)) return;
    throw new CrazygamesError('invalidArgument');
  },
};

/** What a game of the CrazyGames SDK, version 3, finds as `window.CrazyGames.SDK`; everything but the first two throws before `init`. */
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

/** What the adapter needs of the game's page. */
export interface CrazygamesPage {
  readonly navigator: Pick<Navigator, 'userAgent' | 'language'>;
  /** May throw where storage is blocked. */
  readonly storage: () => Storage;
  readonly warn: (text: string) => void;
  /** Loads the game anew. */
  readonly reload: () => void;
  /** Calls back when the page may be about to go. */
  readonly onLeaving: (leaving: () => void) => void;
  /** Hears when a play begins. */
  readonly played: () => void;
}

const unknown = (name: string): Promise<never> => Promise.reject(notKnown(name));
const withoutEffect: UnknownMember = (name) => (hasNoEffect(name) ? undefined : unknown(name));
const soon: UnknownMember = () => Promise.resolve();

/** The interface of that SDK over the portal's own; a call that it does not know rejects at once. */
export function createCrazygames(holocade: HolocadeSdk, page: CrazygamesPage): CrazygamesSdk {
  const data = new GameData(holocade.save, page.storage, page.warn);
  const prompt = new SignInPrompt(holocade);
  const listeners = new Set<AuthListener>();
  let stands: 'sdkNotInitialized' | 'ready' | 'sdkDisabled' = 'sdkNotInitialized';
  let player: string | undefined;
  let entering: Promise<void> = Promise.resolve();

  /** A guest has signed in: the account's items may be others than those that the game has begun with. */
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
    data.leave();
    page.reload();
  };
  let changed: AuthState | undefined;
  holocade.events.on('auth', (state) => {
    if (stands === 'ready') follow(state);
    else changed = state;
  });
  page.onLeaving(() => data.hurry());
  const start = async (): Promise<void> => {
    if ((await holocade.init()) === 'disabled') {
      stands = 'sdkDisabled';
      return;
    }
    changed = undefined;
    player = (await holocade.user.isLoggedIn()) ? await holocade.user.getName() : undefined;
    await data.open(player);
    stands = 'ready';
    if (changed !== undefined) follow(changed);
  };
  let initialised: Promise<void> | undefined;

  const refuse = () => {
    if (stands !== 'ready') throw new CrazygamesError(stands);
  };
  const module = <T extends object>(members: Served<T>, otherwise: UnknownMember = unknown): T =>
    rejectUnknownMembers(members as T, otherwise, refuse);
  return {
    get environment() {
      const found = holocade.environment;
      return found === 'local' || found === 'disabled' ? found : 'crazygames';
    },
    init: () => {
      initialised ??= toCrazygamesError(start);
      // What has failed may be tried again.
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
      unknownOfUser(holocade.user),
    ),
    data: module<CrazygamesData>({
      getItem: (key) => data.getItem(key),
      setItem: (key, value) => data.setItem(key, value),
      removeItem: (key) => data.removeItem(key),
      clear: () => data.clear(),
    }),
    ad: module<CrazygamesAds>(crazygamesAds(holocade), withoutEffect),
    banner: module<CrazygamesBanners>(crazygamesBanners, soon),
    game: module<CrazygamesGame>(crazygamesGame(holocade, page.played), withoutEffect),
    analytics: module<CrazygamesAnalytics>(crazygamesAnalytics),
    isQaTool: false,
  };
}
