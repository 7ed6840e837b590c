import { holocade as sdk, HolocadeError } from '@holocade/sdk';
import type { Json } from './json';
import type { BoardRow } from './keep-score';
import type { ShopEnd, ShopItem } from './shop';

/** What the portal may ask of a running game. */
export interface PortalRequests {
  pause(): void;
  resume(): void;
  mute(muted: boolean): void;
}

async function attempt<T>(call: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}

/** Like `attempt`, but a refusal with this code answers `word`. */
async function unless<T, W extends string>(
  code: HolocadeError['code'],
  word: W,
  call: () => Promise<T>,
): Promise<T | W | undefined> {
  try {
    return await call();
  } catch (error) {
    return error instanceof HolocadeError && error.code === code ? word : undefined;
  }
}

/** The one place that talks to the portal: every failure ends here, because a game goes on without its portal. */
export const portal = {
  /** Connects and answers the player's alias, or undefined for a guest or without a portal. */
  async connect(requests: PortalRequests): Promise<string | undefined> {
    await attempt(() => sdk.init());
    await attempt(() => {
      sdk.events.on('pause', () => requests.pause());
      sdk.events.on('resume', () => requests.resume());
      sdk.events.on('mute', () => requests.mute(true));
      sdk.events.on('unmute', () => requests.mute(false));
    });
    const known = await attempt(() => sdk.user.isLoggedIn());
    return known === true ? attempt(() => sdk.user.getAlias()) : undefined;
  },
  /** Calls back after each sign-in and sign-out with the player's alias, or undefined for a guest. */
  onAuth: (listener: (alias: string | undefined) => void): void =>
    void attempt(() => sdk.user.onAuthChange(({ alias }) => listener(alias))),
  /** The player's alias, or undefined for a guest or without a portal. */
  async alias(): Promise<string | undefined> {
    const known = await attempt(() => sdk.init().then(() => sdk.user.isLoggedIn()));
    return known === true ? attempt(() => sdk.user.getAlias()) : undefined;
  },
  openLogin: (): void => void attempt(() => sdk.user.openLogin()),
  /** Whether the game runs in the portal's page. */
  framesGame: (): boolean => sdk.environment === 'portal',
  loading: (): void => void attempt(() => sdk.session.loading()),
  loaded: (): void => void attempt(() => sdk.session.loaded()),
  playing: (): void => void attempt(() => sdk.session.gameplayStart()),
  stopped: (): void => void attempt(() => sdk.session.gameplayStop()),
  /** Reports an XR session's states from now until it ends. */
  follow: (session: XRSession): void => void attempt(() => sdk.session.attach(session)),
  /** Unlocks an achievement; true when the portal says that it is new. */
  async unlock(slug: string): Promise<boolean> {
    const answer = await attempt(() => sdk.achievement.unlock(slug));
    return answer?.unlocked ?? false;
  },
  /** Reports a step towards an achievement in whole percent; true when the portal says that it is earned now. */
  async progress(slug: string, percent: number): Promise<boolean> {
    const answer = await attempt(() => sdk.achievement.progress(slug, percent));
    return answer?.unlocked ?? false;
  },
  /** Posts a score; whether it is the player's best now. */
  async post(board: string, score: number): Promise<boolean | undefined> {
    const answer = await attempt(() => sdk.leaderboard.post(board, score));
    return answer?.improved;
  },
  /** The first rows of a board. */
  async top(board: string, size: number): Promise<readonly BoardRow[] | undefined> {
    const page = await attempt(() => sdk.leaderboard.top(board, { size }));
    return page?.scores;
  },
  /** The rows of the player's friends. */
  async friends(board: string, size: number): Promise<readonly BoardRow[] | undefined> {
    const page = await attempt(() => sdk.leaderboard.friends(board, { size }));
    return page?.scores;
  },
  /** The player's rank on a board, and how many stand on it. */
  async standing(board: string): Promise<{ readonly rank: number | undefined; readonly entries: number } | undefined> {
    const stats = await attempt(() => sdk.leaderboard.stats(board));
    return stats && { rank: stats.rank, entries: stats.entries };
  },
  /** All slots are asked for, as a slot of its own that is empty would be an error. */
  async load(slot: number): Promise<{ readonly data: unknown } | 'empty' | undefined> {
    const saves = await attempt(() => sdk.save.all());
    return saves && (saves[slot] ?? 'empty');
  },
  /** Writes a slot on what this page last saw of it. */
  async write(slot: number, name: string, data: Json): Promise<'written' | 'conflict' | undefined> {
    const answer = await unless('err_conflict', 'conflict', () => sdk.save.write(data, { slot, name }));
    return typeof answer === 'object' ? 'written' : answer;
  },
  catalogue: (): Promise<readonly ShopItem[] | undefined> => attempt(() => sdk.inventory.catalog()),
  async owned(): Promise<readonly { readonly slug: string; readonly count: number }[] | undefined> {
    const owned = await unless('err_unauthenticated', 'guest', () => sdk.inventory.owned());
    return owned === 'guest' ? [] : owned;
  },
  /** Has the portal ask the player whether to buy one. */
  async buy(item: string): Promise<'asked' | 'guest' | undefined> {
    const answer = await unless('err_unauthenticated', 'guest', () => sdk.inventory.purchase(item));
    return typeof answer === 'object' ? 'asked' : answer;
  },
  onPurchase: (listener: (end: ShopEnd) => void): void =>
    void attempt(() => sdk.events.on('purchase', ({ item, ok }) => listener({ item, bought: ok }))),
  /** Whether the player gets mails about this game; undefined for a guest. */
  mailed: (): Promise<boolean | undefined> => attempt(() => sdk.mail.check('game')),
  /** Asks for mails about this game, or for the sign-in first; true when the player gets them already. */
  async subscribe(): Promise<boolean> {
    const answer = await unless('err_unauthenticated', 'guest', () => sdk.mail.subscribe('game'));
    if (answer === 'guest') portal.openLogin();
    return typeof answer === 'object' && answer.subscribed;
  },
  /** Calls back when the player has answered about mails of this game. */
  onMail: (listener: (subscribed: boolean) => void): void =>
    void attempt(() => sdk.events.on('mail', ({ sender, subscribed }) => sender === 'game' && listener(subscribed))),
};
