import type {
  HolocadeSdk,
  GameItem,
  OwnedItem,
  MailAnswer,
  BridgeEventDetails,
  BridgeEventName,
  Events,
  GameScores,
} from '../../index';
import type { XrNavigator } from '../common/attach-xr';
import { attachXr } from '../common/attach-xr';
import { pausePage } from '../common/pause-page';
import { Player } from '../common/player';
import { RefusedCall } from '../common/refused-call';
import { rejectUnknownMembers } from '../common/reject-unknown-members';
import { PlayReport } from '../common/report-play';
import { SignInPrompt } from '../common/sign-in-prompt';
import { silencePage } from '../common/silence-page';
import { slugOf } from '../common/slug-of';
import { forPlayersOnly } from './for-players-only';
import { HeyvrRefusal, toHeyvrError } from './heyvr-refusal';
import type { HeyvrSaves } from './heyvr-saves';
import { heyvrSaves } from './heyvr-saves';
import type { HeyvrUser } from './heyvr-user';
import { heyvrUser } from './heyvr-user';

/** One row of a board in the form of the heyVR SDK. */
interface HeyvrScore {
  /** Username. */
  readonly user: string;
  /** From 1. */
  readonly rank: number;
  readonly score: number;
  /** ISO 8601. */
  readonly created_at: string;
}

/** The leaderboard module, with boards by their ids. */
interface HeyvrLeaderboard {
  get(id: string, numScores?: number, page?: number): Promise<readonly HeyvrScore[]>;
  /** Returns the rows around the player. The first row can belong to another player. */
  getMy(id: string, numScores?: number): Promise<readonly HeyvrScore[]>;
  /** Returns true if the score was accepted. */
  postScore(id: string, score: number): Promise<boolean>;
}

const rows = ({ scores }: GameScores): readonly HeyvrScore[] =>
  scores.map(({ username, rank, score, date }) => ({ user: username, rank, score, created_at: date }));

/** Returns the given options only; the portal has the defaults. */
const given = (size: number | undefined, page?: number) => ({
  ...(size === undefined ? {} : { size }),
  ...(page === undefined ? {} : { page }),
});

/** Creates the leaderboard module on top of the portal's boards. */
function heyvrLeaderboard({ leaderboard }: Pick<HolocadeSdk, 'leaderboard'>, player: Player): HeyvrLeaderboard {
  const forPlayers = forPlayersOnly(player);
  return {
    get: (id, numScores, page) =>
      toHeyvrError(async () => rows(await leaderboard.top(slugOf(id), given(numScores, page)))),
    getMy: (id, numScores) => forPlayers(async () => rows(await leaderboard.mine(slugOf(id), given(numScores)))),
    postScore: (id, score) =>
      forPlayers(async () => {
        await leaderboard.post(slugOf(id), score);
        return true;
      }),
  };
}

/**
 * Makes a call that may ask the player. Resolves with the event that ends the question, or with undefined if `ask` resolves with false.
 * The listener is registered before the call, so no event is missed.
 */
async function requestAndAwaitEnd<N extends BridgeEventName>(
  events: Events,
  name: N,
  isMeant: (end: BridgeEventDetails[N]) => boolean,
  ask: () => Promise<boolean>,
): Promise<BridgeEventDetails[N] | undefined> {
  let unlisten = (): void => undefined;
  const ended = new Promise<BridgeEventDetails[N]>((resolve) => {
    unlisten = events.on(name, (end) => {
      if (isMeant(end)) resolve(end);
    });
  });
  try {
    return (await ask()) ? await ended : undefined;
  } finally {
    unlisten();
  }
}

/** The marketing module: emails about the game. */
interface HeyvrMarketing {
  /** Returns true if the player subscribed, false if they declined. */
  subscribeToGame(): Promise<boolean>;
  unsubscribeFromGame(): Promise<boolean>;
  /** Returns true if the player is unsubscribed afterwards, false if they are subscribed. A declined question changes nothing. */
  toggleGameSubscription(): Promise<boolean>;
}

/** Creates the marketing module on top of the portal's subscriptions. */
function heyvrMarketing({ mail, events }: Pick<HolocadeSdk, 'mail' | 'events'>): HeyvrMarketing {
  /** Returns the final state of the subscription. */
  const subscribedAfter = async (change: () => Promise<MailAnswer>): Promise<boolean> => {
    let subscribed = false;
    const end = await requestAndAwaitEnd(
      events,
      'mail',
      ({ sender }) => sender === 'game',
      async () => {
        const answer = await change();
        ({ subscribed } = answer);
        return answer.asked;
      },
    );
    if (end === undefined) return subscribed;
    if (!end.ok && end.code !== 'err_declined') {
      throw new RefusedCall(end.code, 'The subscription was not changed.');
    }
    return end.subscribed;
  };
  return {
    subscribeToGame: () => toHeyvrError(() => subscribedAfter(() => mail.subscribe('game'))),
    unsubscribeFromGame: () =>
      toHeyvrError(async () => {
        await mail.unsubscribe('game');
        return true;
      }),
    toggleGameSubscription: () => toHeyvrError(async () => !(await subscribedAfter(() => mail.toggle('game')))),
  };
}

/** The inventory module: items on sale and items of the player. */
interface HeyvrInventory {
  getCatalog(): Promise<readonly GameItem[]>;
  get(): Promise<readonly OwnedItem[]>;
  /** Resolves with true after the purchase. Rejects if the player does not buy. */
  purchase(slug: string, count?: number): Promise<true>;
  /** Ignores `game`, because a game has access to its own items only. */
  getItemURL(game: unknown, slug: string): Promise<string>;
}

/** Creates the inventory module on top of the portal's inventory. */
function heyvrInventory({ inventory, events }: Pick<HolocadeSdk, 'inventory' | 'events'>): HeyvrInventory {
  const purchase = async (id: string, count: number | undefined): Promise<true> => {
    const item = slugOf(id);
    const end = await requestAndAwaitEnd(
      events,
      'purchase',
      (end) => end.item === item,
      async () => (await inventory.purchase(item, count)).asked,
    );
    if (end?.ok === false) throw new RefusedCall(end.code, 'The item was not bought.');
    return true;
  };
  return {
    getCatalog: () => toHeyvrError(() => inventory.catalog()),
    get: () => toHeyvrError(() => inventory.owned()),
    purchase: (slug, count) => toHeyvrError(() => purchase(slug, count)),
    getItemURL: (_game, slug) => toHeyvrError(() => inventory.itemUrl(slugOf(slug))),
  };
}

/** `window.heyVR`. */
interface Heyvr {
  readonly user: HeyvrUser;
  readonly saveGame: HeyvrSaves;
  readonly leaderboard: HeyvrLeaderboard;
  readonly inventory: HeyvrInventory;
  readonly marketing: HeyvrMarketing;
}

const unsupported = (name: string): Promise<never> =>
  Promise.reject(new HeyvrRefusal({ code: 'err_unsupported', message: `This portal does not know ${name}.` }));

/** Creates the heyVR SDK on top of the portal's. A call that the portal does not support rejects at once. */
export function createHeyvr(holocade: HolocadeSdk): Heyvr {
  const player = new Player(holocade);
  const prompt = new SignInPrompt(holocade);
  return {
    user: rejectUnknownMembers(heyvrUser(holocade, prompt), unsupported),
    saveGame: rejectUnknownMembers(heyvrSaves(holocade, player), unsupported),
    leaderboard: rejectUnknownMembers(heyvrLeaderboard(holocade, player), unsupported),
    inventory: rejectUnknownMembers(heyvrInventory(holocade), unsupported),
    marketing: rejectUnknownMembers(heyvrMarketing(holocade), unsupported),
  };
}

/** Event dispatched once `window.heyVR` exists. */
export const HEYVR_LOADED = 'heyVR.SDKLoaded';

/**
 * Sets `window.heyVR` in a game's page and dispatches the event, both after the game's own scripts. Some games look for the object first,
 * others only listen. Headset sessions, plays, pauses and sound, which that SDK does not cover, are handled in the page.
 */
export function installHeyvr(own: Window & typeof globalThis, holocade: HolocadeSdk): void {
  const play = new PlayReport(own, holocade.session);
  attachXr(own.navigator as XrNavigator, holocade.session, () => play.leftHeadset());
  pausePage(own, holocade.events, () => play.played);
  silencePage(own, holocade.events);
  const heyVR = createHeyvr(holocade);
  const arrive = () => {
    // Games write `window.heyVR = window.heyVR || {}`, which throws in a module if the property is read-only.
    Object.defineProperty(own, 'heyVR', { value: heyVR, enumerable: true, configurable: true, writable: true });
    own.dispatchEvent(new Event(HEYVR_LOADED));
  };
  if (own.document.readyState === 'loading') own.document.addEventListener('DOMContentLoaded', arrive, { once: true });
  else arrive();
}
