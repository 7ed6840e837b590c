import type { AuthState } from '../../src/domain/bridge/bridge-event';
import { CALL_TIMEOUT } from '../../src/domain/bridge/link-limits';
import type { AnswerOf, MethodName } from '../../src/domain/bridge/method-table';
import { sdkNames } from '../../src/domain/bridge/sdk-names';
import { HolocadeError } from '../holocade-error';
import type { Listeners } from '../listeners';
import type { Ask, PassedArguments } from '../open-calls';
import type { SeenVersions } from '../seen-versions';
import type { GuestPart, LoadGuests } from './guest-part';

/** Calls that the page answers while nobody is logged in. */
const ANSWERED = /^(save\.|leaderboard\.(post|mine)$)/;

/** True if a guest has left data in this browser. */
function hasStoredData(): boolean {
  try {
    return localStorage.getItem(sdkNames.guestKey) !== null;
  } catch {
    return false;
  }
}

const storesFiles = (): boolean => (globalThis as Readonly<Record<string, unknown>>)[sdkNames.storesFiles] === true;

/** Loads the code for guests when a guest plays or has played or may play without a network, and passes refused calls and logins to it. */
export class GuestLink {
  readonly #relay: Ask;
  readonly #seen: SeenVersions;
  readonly #load: LoadGuests;
  #part: Promise<GuestPart> | undefined;
  #portalHasSaves = false;
  /** The last player who logged in on this page. */
  #player = '';

  constructor(relay: Ask, seen: SeenVersions, load: LoadGuests) {
    this.#relay = relay;
    this.#seen = seen;
    this.#load = load;
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
      const isAnswered =
        error instanceof HolocadeError && error.code === 'err_unauthenticated' && ANSWERED.test(method);
      // Without the file, the portal's refusal stands.
      const part = isAnswered ? await this.#guests().catch(() => undefined) : undefined;
      if (part === undefined) throw error;
      const left = Math.max(0, timeLeft - (performance.now() - startedAt));
      const answer = await part.answer(method, this.#rebased(args), left);
      // A login in the meantime has offered everything except this call's result.
      if (this.#player !== player) void part.offer(this.#player);
      if (!answer.ok) throw new HolocadeError(answer.error);
      return answer.value as AnswerOf<M>;
    }
  };

  /** Follows logins from now on. Offers existing guest data to a player who is already logged in and has not been asked yet. */
  follow(listeners: Listeners): void {
    listeners.on('auth', ({ loggedIn, username = '' }: AuthState) => {
      if (!loggedIn) return;
      this.#player = username;
      this.#withData((part) => void part.offer(username));
    });
    listeners.on('taken-over', (taken) => this.#withData((part) => part.deleteTakenOver(taken)));
    this.#withData((part) => {
      this.#relay('user.getName').then(
        (name) => part.offerOnce(name),
        () => undefined,
      );
    });
    // Only loaded files are stored, and every player without a network is a guest.
    if (storesFiles()) this.#guests().catch(() => undefined);
  }

  #guests(): Promise<GuestPart> {
    this.#part ??= this.#load().then((create) => create(this.#relay));
    // The next call tries again. A browser that remembers a failed import tries again in a new page only.
    this.#part.catch(() => (this.#part = undefined));
    return this.#part;
  }

  #withData(use: (part: GuestPart) => void): void {
    if (this.#part !== undefined || hasStoredData()) this.#guests().then(use, () => undefined);
  }

  /** Removes the base version after a session has ended during the game. Versions of the player's saves do not apply to the guest's. */
  #rebased(args: object = {}): object {
    if (!this.#portalHasSaves) return args;
    this.#portalHasSaves = false;
    this.#seen.forget();
    return { ...args, base: undefined };
  }
}
