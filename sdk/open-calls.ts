import { bridgeError } from '../src/domain/bridge/bridge-error';
import { CALL_TIMEOUT } from '../src/domain/bridge/link-limits';
import type { ResponseMessage } from '../src/domain/bridge/message';
import type { AnswerOf, ArgumentsOf, MethodName } from '../src/domain/bridge/method-table';
import type { Carrier } from './carrier';
import { HolocadeError } from './holocade-error';

/** Arguments of a game's call. Parsing the call adds the defaults. */
export type PassedArguments<M extends MethodName> = {
  readonly [K in keyof ArgumentsOf<M>]?: ArgumentsOf<M>[K] | undefined;
};

/** Makes a call. `timeLeft` is its limit in milliseconds, by default 10,000. */
export type Ask = <M extends MethodName>(
  method: M,
  args?: PassedArguments<M>,
  timeLeft?: number,
) => Promise<AnswerOf<M>>;

interface OpenCall {
  readonly method: MethodName;
  readonly args: unknown;
  readonly settle: (response: ResponseMessage) => void;
  carried: boolean;
}

/** Unanswered calls. Each is sent once a carrier exists, and always settles within 10 s. */
export class OpenCalls {
  readonly #open = new Map<number, OpenCall>();
  #lastId = 0;
  #carrier: Carrier | undefined;

  readonly ask: Ask = <M extends MethodName>(
    method: M,
    args?: PassedArguments<M>,
    timeLeft: number = CALL_TIMEOUT,
  ): Promise<AnswerOf<M>> => {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const refuse = (error: ConstructorParameters<typeof HolocadeError>[0]) => reject(new HolocadeError(error));
      const timer = setTimeout(() => {
        this.#open.delete(id);
        refuse(bridgeError('err_timeout', 'The portal did not answer in time.'));
      }, timeLeft);
      const settle = (response: ResponseMessage) => {
        clearTimeout(timer);
        if (response.ok) resolve(response.result as AnswerOf<M>);
        else refuse(response.error);
      };
      this.#open.set(id, { method, args, settle, carried: false });
      this.#carry();
    });
  };

  /** Sends all waiting and future calls through a carrier. */
  carryBy(carrier: Carrier): void {
    this.#carrier = carrier;
    this.#carry();
  }

  /** Settles a call. A response to an unknown call is ignored. */
  settle(response: ResponseMessage): void {
    const call = this.#open.get(response.id);
    this.#open.delete(response.id);
    call?.settle(response);
  }

  #carry(): void {
    for (const [id, call] of this.#open) {
      if (this.#carrier === undefined || call.carried) continue;
      call.carried = true;
      this.#carrier(id, call.method, call.args);
    }
  }
}
