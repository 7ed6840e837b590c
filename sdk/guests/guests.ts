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

/** Stores the saves and scores of guests, and offers them to the portal after a login. */
export class Guests {
  readonly #store: PageStore<GuestState>;
  readonly #relay: Ask;
  readonly #seen: SeenVersions;
  readonly #calls: Readonly<Record<string, unknown>>;
  #portalHasSaves = false;
  /** Time of the last offer. Later changes have not been offered. */
  #offeredAt = '';
  #offering = false;
  /** The last player who logged in on this page. */
  #player = '';

  constructor(store: PageStore<GuestState>, relay: Ask, seen: SeenVersions) {
    this.#store = store;
    this.#relay = relay;
    this.#seen = seen;
    this.#calls = guestCalls(store, relay, now);
  }

  /** Makes a call. A call that the portal refuses as unauthenticated is answered in the page, if possible. */
  readonly ask: Ask = async <M extends MethodName>(
    method: M,
    args?: PassedArguments<M>,
    timeLeft: number = CALL_TIMEOUT,
  ): Promise<AnswerOf<M>> => {
    const startedAt = performance.now();
    const player = this.#player;
    try {
      const answer = await this.#relay(method, args, timeLeft);
      if (method.startsWith('save.')) this.#portalHasSaves = true;
      return answer;
    } catch (error) {
      const handler = this.#calls[method] as AnyHandler | undefined;
      if (handler === undefined || !(error instanceof HolocadeError) || error.code !== 'err_unauthenticated')
        throw error;
      const left = Math.max(0, timeLeft - (performance.now() - startedAt));
      const answer = await handler(this.#rebased(args), left);
      // A login in the meantime has offered everything except this call's result.
      if (this.#player !== player) void this.#offer(this.#player);
      return answer as AnswerOf<M>;
    }
  };

  /** Follows logins from now on. Offers existing guest data to a player who is already logged in and has not been asked yet. */
  follow(listeners: Listeners): void {
    listeners.on('auth', ({ loggedIn, username = '' }: AuthState) => {
      if (loggedIn) void this.#offer((this.#player = username));
    });
    listeners.on('taken-over', (taken) => this.#deleteTakenOver(taken));
    const { scores, saves } = this.#store.read();
    if (Object.keys({ ...scores, ...allSaves(saves) }).length === 0) return;
    this.#relay('user.getName').then(
      (name) => (name === this.#store.read().offeredTo ? undefined : this.#offer(name)),
      () => undefined,
    );
  }

  /** Removes the base version after a session has ended during the game. Versions of the player's saves do not apply to the guest's. */
  #rebased(args: object = {}): object {
    if (!this.#portalHasSaves) return args;
    this.#portalHasSaves = false;
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
      // The next page repeats the offer if the portal could not be reached.
      if (error instanceof HolocadeError && error.retryable) this.#deleteTakenOver({ slots: [], boards: [] });
    }
    this.#offering = false;
  }

  /** Deletes the guest data that the portal has taken over. The rest may be offered again. */
  #deleteTakenOver({ slots, boards }: TakenOver): void {
    const { scores, saves } = this.#store.read();
    const wasOffered = (at: string | undefined) => at !== undefined && at <= this.#offeredAt;
    const remainingSaves = slots
      .filter((slot) => wasOffered(allSaves(saves)[slot]?.updatedAt))
      .reduce(deleteSave, saves);
    const remainingScores = Object.entries(scores).flatMap(([board, list]) => {
      const remaining = boards.includes(board) ? list.filter(({ at }) => !wasOffered(at)) : list;
      return remaining.length === 0 ? [] : [[board, remaining] as const];
    });
    this.#store.write({ saves: remainingSaves, scores: Object.fromEntries(remainingScores) });
  }
}
