import type { AuthState } from '../../src/domain/bridge/bridge-event';
import { CALL_TIMEOUT } from '../../src/domain/bridge/link-limits';
import type { TakenOver } from '../../src/domain/bridge/guest-methods';
import type { AnswerOf, MethodName } from '../../src/domain/bridge/method-table';
import { HolocadeError } from '../holocade-error';
import type { Listeners } from '../listeners';
import type { Ask, PassedArguments } from '../open-calls';
import type { PageStore } from '../page/page-store';
import { allSaves, deleteSave } from '../page/save-slots';
import type { SeenVersions } from '../seen-versions';
import { guestCalls } from './guest-calls';
import { offeredScores } from './guest-scores';
import type { GuestState } from './guest-state';

type AnyHandler = (args: unknown, timeLeft: number) => unknown;

const now = () => new Date().toISOString();

/** Keeps the saves and scores of players who are not signed in, and offers them to the portal once somebody is. */
export class Guests {
  readonly #store: PageStore<GuestState>;
  readonly #relay: Ask;
  readonly #seen: SeenVersions;
  readonly #calls: Readonly<Record<string, unknown>>;
  #portalKeepsSaves = false;
  /** Nothing that was done after this moment has been offered. */
  #offeredAt = '';
  #offering = false;
  /** The last player who signed in on this page. */
  #player = '';

  constructor(store: PageStore<GuestState>, relay: Ask, seen: SeenVersions) {
    this.#store = store;
    this.#relay = relay;
    this.#seen = seen;
    this.#calls = guestCalls(store, relay, now);
  }

  /** Makes a call; the portal's word that nobody is signed in decides whether it is answered here. */
  readonly ask: Ask = async <M extends MethodName>(
    method: M,
    args?: PassedArguments<M>,
    timeLeft: number = CALL_TIMEOUT,
  ): Promise<AnswerOf<M>> => {
    const asked = performance.now();
    const player = this.#player;
    try {
      const answer = await this.#relay(method, args, timeLeft);
      if (method.startsWith('save.')) this.#portalKeepsSaves = true;
      return answer;
    } catch (error) {
      const kept = this.#calls[method] as AnyHandler | undefined;
      if (kept === undefined || !(error instanceof HolocadeError) || error.code !== 'err_unauthenticated') throw error;
      const left = Math.max(0, timeLeft - (performance.now() - asked));
      const answer = await kept(this.#rebased(args), left);
      // A sign-in that came meanwhile has offered everything but this.
      if (this.#player !== player) void this.#offer(this.#player);
      return answer as AnswerOf<M>;
    }
  };

  /** Follows sign-ins from now on, and offers what is there to a player who is signed in already and was not asked yet. */
  follow(listeners: Listeners): void {
    listeners.on('auth', ({ loggedIn, username = '' }: AuthState) => {
      if (loggedIn) void this.#offer((this.#player = username));
    });
    listeners.on('taken-over', (taken) => this.#drop(taken));
    const { scores, saves } = this.#store.read();
    if (Object.keys({ ...scores, ...allSaves(saves) }).length === 0) return;
    this.#relay('user.getName').then(
      (name) => (name === this.#store.read().offeredTo ? undefined : this.#offer(name)),
      () => undefined,
    );
  }

  /** A session that ends while the game runs is not told first: what the page saw of the player's saves says nothing of the guest's. */
  #rebased(args: object = {}): object {
    if (!this.#portalKeepsSaves) return args;
    this.#portalKeepsSaves = false;
    this.#seen.forget();
    return { ...args, base: undefined };
  }

  async #offer(username: string): Promise<void> {
    const { scores, saves } = this.#store.read();
    const offer = {
      scores: offeredScores(scores),
      saves: Object.entries(allSaves(saves)).flatMap(([slot, save]) =>
        save === undefined ? [] : [{ slot: Number(slot), name: save.name, data: save.data, at: save.updatedAt }],
      ),
    };
    if (this.#offering || offer.scores.length + offer.saves.length === 0) return;
    this.#offering = true;
    this.#offeredAt = now();
    this.#store.write({ scores, saves, offeredTo: username });
    try {
      await this.#relay('guest.offer', offer);
    } catch (error) {
      // The next page offers it again where the portal could not be asked.
      if (error instanceof HolocadeError && error.retryable) this.#drop({ slots: [], boards: [] });
    }
    this.#offering = false;
  }

  /** What is left then can be offered again: it was not said no to. */
  #drop({ slots, boards }: TakenOver): void {
    const { scores, saves } = this.#store.read();
    const wasOffered = (at: string | undefined) => at !== undefined && at <= this.#offeredAt;
    const storedSlots = slots.filter((slot) => wasOffered(allSaves(saves)[slot]?.updatedAt)).reduce(deleteSave, saves);
    const storedScores = Object.entries(scores).flatMap(([board, list]) => {
      const kept = boards.includes(board) ? list.filter(({ at }) => !wasOffered(at)) : list;
      return kept.length === 0 ? [] : [[board, kept] as const];
    });
    this.#store.write({ saves: storedSlots, scores: Object.fromEntries(storedScores) });
  }
}
