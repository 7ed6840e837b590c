import { holocade as sdk, HolocadeError } from '@holocade/sdk';
import type { Json } from './json';
import type { BoardRow } from './keep-score';
import type { ShopEnd, ShopItem } from './shop';

/** Requests of the portal to a running game. */
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

/** Works like `attempt`, but returns `fallback` for a refusal with this code. */
async function unless<T, W extends string>(
  code: HolocadeError['code'],
  fallback: W,
  call: () => Promise<T>,
): Promise<T | W | undefined> {
  try {
    return await call();
  } catch (error) {
    return error instanceof HolocadeError && error.code === code ? fallback : undefined;
  }
}

/** The game's only connection to the portal. Handles every failure, because a game works without the portal. */
export const portal = {
  /** Connects and returns the player's alias, or undefined for a guest or without a portal. */
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
  /** Calls back after each login and logout with the player's alias, or undefined for a guest. */
  onAuth: (listener: (alias: string | undefined) => void): void =>
    void attempt(() => sdk.user.onAuthChange(({ alias }) => listener(alias))),
  /** Returns the player's alias, or undefined for a guest or without a portal. */
  async alias(): Promise<string | undefined> {
    const known = await attempt(() => sdk.init().then(() => sdk.user.isLoggedIn()));
    return known === true ? attempt(() => sdk.user.getAlias()) : undefined;
  },
  openLogin: (): void => void attempt(() => sdk.user.openLogin()),
  /** True inside the portal. */
  framesGame: (): boolean => sdk.environment === 'portal',
  loading: (): void => void attempt(() => sdk.session.loading()),
  loaded: (): void => void attempt(() => sdk.session.loaded()),
  playing: (): void => void attempt(() => sdk.session.gameplayStart()),
  stopped: (): void => void attempt(() => sdk.session.gameplayStop()),
  /** Reports the states of an XR session until it ends. */
  follow: (session: XRSession): void => void attempt(() => sdk.session.attach(session)),
  /** Unlocks an achievement. Returns true if it is new. */
  async unlock(slug: string): Promise<boolean> {
    const answer = await attempt(() => sdk.achievement.unlock(slug));
    return answer?.unlocked ?? false;
  },
  /** Reports progress in whole percent. Returns true if it unlocked the achievement. */
  async progress(slug: string, percent: number): Promise<boolean> {
    const answer = await attempt(() => sdk.achievement.progress(slug, percent));
    return answer?.unlocked ?? false;
  },
  /** Posts a score. Returns true for a new personal best. */
  async post(board: string, score: number): Promise<boolean | undefined> {
    const answer = await attempt(() => sdk.leaderboard.post(board, score));
    return answer?.improved;
  },
  /** Returns the first rows of a board. */
  async top(board: string, size: number): Promise<readonly BoardRow[] | undefined> {
    const page = await attempt(() => sdk.leaderboard.top(board, { size }));
    return page?.scores;
  },
  /** Returns the rows of the player and their friends. */
  async friends(board: string, size: number): Promise<readonly BoardRow[] | undefined> {
    const page = await attempt(() => sdk.leaderboard.friends(board, { size }));
    return page?.scores;
  },
  /** Returns the player's rank on a board and the number of entries. */
  async position(board: string): Promise<{ readonly rank: number | undefined; readonly entries: number } | undefined> {
    const stats = await attempt(() => sdk.leaderboard.stats(board));
    return stats && { rank: stats.rank, entries: stats.entries };
  },
  /** Reads all slots, because loading an empty slot alone is an error. */
  async load(slot: number): Promise<{ readonly data: unknown } | 'empty' | undefined> {
    const saves = await attempt(() => sdk.save.all());
    return saves && (saves[slot] ?? 'empty');
  },
  /** Writes a slot based on the version that this page last saw. */
  async write(slot: number, name: string, data: Json): Promise<'written' | 'conflict' | undefined> {
    const answer = await unless('err_conflict', 'conflict', () => sdk.save.write(data, { slot, name }));
    return typeof answer === 'object' ? 'written' : answer;
  },
  catalogue: (): Promise<readonly ShopItem[] | undefined> => attempt(() => sdk.inventory.catalog()),
  async owned(): Promise<readonly { readonly slug: string; readonly count: number }[] | undefined> {
    const owned = await unless('err_unauthenticated', 'guest', () => sdk.inventory.owned());
    return owned === 'guest' ? [] : owned;
  },
  /** Opens the portal's purchase dialog for one item. */
  async buy(item: string): Promise<'asked' | 'guest' | undefined> {
    const answer = await unless('err_unauthenticated', 'guest', () => sdk.inventory.purchase(item));
    return typeof answer === 'object' ? 'asked' : answer;
  },
  onPurchase: (listener: (end: ShopEnd) => void): void =>
    void attempt(() => sdk.events.on('purchase', ({ item, ok }) => listener({ item, bought: ok }))),
  /** Returns true if the player is subscribed to emails about this game; undefined for a guest. */
  mailed: (): Promise<boolean | undefined> => attempt(() => sdk.mail.check('game')),
  /** Opens the subscription dialog for emails about this game, or the login dialog for a guest. Returns true for a subscribed player. */
  async subscribe(): Promise<boolean> {
    const answer = await unless('err_unauthenticated', 'guest', () => sdk.mail.subscribe('game'));
    if (answer === 'guest') portal.openLogin();
    return typeof answer === 'object' && answer.subscribed;
  },
  /** Calls back with the player's answer to the subscription dialog. */
  onMail: (listener: (subscribed: boolean) => void): void =>
    void attempt(() => sdk.events.on('mail', ({ sender, subscribed }) => sender === 'game' && listener(subscribed))),
};
