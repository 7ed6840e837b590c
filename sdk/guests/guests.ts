import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import type { TakenOver } from '../../src/domain/bridge/guest-methods';
import { sdkNames } from '../../src/domain/bridge/sdk-names';
import type { Result } from '../../src/domain/shared/result';
import type { Ask } from '../open-calls';
import { PageStore } from '../page/page-store';
import { allSaves, deleteSave } from '../page/save-slots';
import { guestCalls, isRetryable } from './guest-calls';
import type { CreateGuests, GuestPart } from './guest-part';
import { offeredScores } from './guest-scores';
import type { GuestState } from './guest-state';
import { parseGuestState } from './guest-state';

type AnyHandler = (
  args: unknown,
  timeLeft: number,
) => Result<unknown, BridgeError> | Promise<Result<unknown, BridgeError>>;

const now = () => new Date().toISOString();

/** Stores the saves and scores of guests, and offers them to the portal after a login. */
class Guests implements GuestPart {
  readonly #store = new PageStore(() => globalThis.localStorage, sdkNames.guestKey, parseGuestState);
  readonly #relay: Ask;
  readonly #calls: Readonly<Record<string, unknown>>;
  /** Time of the last offer. Later changes have not been offered. */
  #offeredAt = '';
  #offering = false;

  constructor(relay: Ask) {
    this.#relay = relay;
    this.#calls = guestCalls(this.#store, relay, now);
  }

  async answer(method: string, args: unknown, timeLeft: number): Promise<Result<unknown, BridgeError>> {
    return (this.#calls[method] as AnyHandler)(args, timeLeft);
  }

  async offer(username: string): Promise<void> {
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
      if (isRetryable(error)) this.deleteTakenOver({ slots: [], boards: [] });
    }
    this.#offering = false;
  }

  async offerOnce(username: string): Promise<void> {
    if (username !== this.#store.read().offeredTo) await this.offer(username);
  }

  deleteTakenOver({ slots, boards }: TakenOver): void {
    const { scores, saves } = this.#store.read();
    const wasOffered = (at: string | undefined) => at !== undefined && at <= this.#offeredAt;
    const remainingSaves = slots
      .filter((slot) => wasOffered(allSaves(saves)[slot]?.updatedAt))
      .reduce(deleteSave, saves);
    const remainingScores = Object.entries(scores).flatMap(([board, list]) => {
      const remaining = boards.includes(board) ? list.filter(({ at }) => !wasOffered(at)) : list;
      return remaining.length === 0 ? [] : [[board, remaining] as const];
    });
    const state: GuestState = { saves: remainingSaves, scores: Object.fromEntries(remainingScores) };
    this.#store.write(state);
  }
}

export const createGuests: CreateGuests = (relay) => new Guests(relay);
