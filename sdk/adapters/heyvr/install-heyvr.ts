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

/** One row of a board as the heyVR SDK shows it. */
interface HeyvrScore {
  /** The user name. */
  readonly user: string;
  /** From 1. */
  readonly rank: number;
  readonly score: number;
  /** ISO 8601. */
  readonly created_at: string;
}

/** The boards of the game, by their ids. */
interface HeyvrLeaderboard {
  get(id: string, numScores?: number, page?: number): Promise<readonly HeyvrScore[]>;
  /** The rows around the player, of which the first can be somebody else's. */
  getMy(id: string, numScores?: number): Promise<readonly HeyvrScore[]>;
  /** True once the score is taken. */
  postScore(id: string, score: number): Promise<boolean>;
}

const rows = ({ scores }: GameScores): readonly HeyvrScore[] =>
  scores.map(({ username, rank, score, date }) => ({ user: username, rank, score, created_at: date }));

/** Only what was given: what is left out becomes the portal's default. */
const given = (size: number | undefined, page?: number) => ({
  ...(size === undefined ? {} : { size }),
  ...(page === undefined ? {} : { page }),
});

/** The boards, over the portal's own. */
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
 * Makes a call that may put a question to the player; resolves with the event that tells how the question ended, or with undefined where
 * `ask` says that nothing was asked. It listens before it asks, so that no answer is too fast for it.
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

/** Mails about the game. */
interface HeyvrMarketing {
  /** True once the player is subscribed, false when they decline. */
  subscribeToGame(): Promise<boolean>;
  unsubscribeFromGame(): Promise<boolean>;
  /** True when the player is not subscribed from now on, false when they are; who declines stays as they were. */
  toggleGameSubscription(): Promise<boolean>;
}

/** The subscription to the game, over the portal's own. */
function heyvrMarketing({ mail, events }: Pick<HolocadeSdk, 'mail' | 'events'>): HeyvrMarketing {
  /** Whether the player is subscribed in the end. */
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

/** What the game sells and what the player has of it. */
interface HeyvrInventory {
  getCatalog(): Promise<readonly GameItem[]>;
  get(): Promise<readonly OwnedItem[]>;
  /** Resolves with true once the player has bought, and rejects when they do not. */
  purchase(slug: string, count?: number): Promise<true>;
  /** `game` is ignored: a game knows its own items only. */
  getItemURL(game: unknown, slug: string): Promise<string>;
}

/** The inventory, over the portal's own. */
function heyvrInventory({ inventory, events }: Pick<HolocadeSdk, 'inventory' | 'events'>): HeyvrInventory {
  const purchase = async (id: string, count: number | undefined): Promise<true> => {
    const item = slugOf(id);
    const end = await requestAndAwaitEnd(
      events,
      'purchase',
      (told) => told.item === item,
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

/** What a game of the heyVR SDK finds as `window.heyVR`. */
interface Heyvr {
  readonly user: HeyvrUser;
  readonly saveGame: HeyvrSaves;
  readonly leaderboard: HeyvrLeaderboard;
  readonly inventory: HeyvrInventory;
  readonly marketing: HeyvrMarketing;
}

const notHere = (name: string): Promise<never> =>
  Promise.reject(new HeyvrRefusal({ code: 'err_unsupported', message: `This portal does not know ${name}.` }));

/** The interface of the heyVR SDK over the portal's own; a call that it does not know rejects at once. */
export function createHeyvr(holocade: HolocadeSdk): Heyvr {
  const player = new Player(holocade);
  const prompt = new SignInPrompt(holocade);
  return {
    user: rejectUnknownMembers(heyvrUser(holocade, prompt), notHere),
    saveGame: rejectUnknownMembers(heyvrSaves(holocade, player), notHere),
    leaderboard: rejectUnknownMembers(heyvrLeaderboard(holocade, player), notHere),
    inventory: rejectUnknownMembers(heyvrInventory(holocade), notHere),
    marketing: rejectUnknownMembers(heyvrMarketing(holocade), notHere),
  };
}

/** Says that `window.heyVR` is there. */
export const HEYVR_LOADED = 'heyVR.SDKLoaded';

/**
 * Sets `window.heyVR` in a game's page and then says so. Both come once the game's own scripts have run, as games of that SDK expect: some
 * look for the object first, some only listen. What that SDK has no calls for (headset, play, pause, sound) follows from the page itself.
 */
export function installHeyvr(own: Window & typeof globalThis, holocade: HolocadeSdk): void {
  const play = new PlayReport(own, holocade.session);
  attachXr(own.navigator as XrNavigator, holocade.session, () => play.leftHeadset());
  pausePage(own, holocade.events, () => play.played);
  silencePage(own, holocade.events);
  const heyVR = createHeyvr(holocade);
  const arrive = () => {
    // Games write `window.heyVR = window.heyVR || {}`, which throws in a module when it cannot be written.
    Object.defineProperty(own, 'heyVR', { value: heyVR, enumerable: true, configurable: true, writable: true });
    own.dispatchEvent(new Event(HEYVR_LOADED));
  };
  if (own.document.readyState === 'loading') own.document.addEventListener('DOMContentLoaded', arrive, { once: true });
  else arrive();
}
