import { CALL_TIMEOUT } from '../src/domain/bridge/link-limits';

/** Runs calls one at a time, so that each call uses the result of the previous one. Waiting time counts towards the limit of 10 s. */
export class CallQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Runs `task` after all earlier calls have settled, at once if none is open. `timeLeft` is the rest of the limit in milliseconds. */
  run<T>(task: (timeLeft: number) => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const begin = () => task(Math.max(0, CALL_TIMEOUT - (performance.now() - startedAt)));
    const result = this.#waiting === 0 ? begin() : this.#last.then(begin);
    this.#waiting += 1;
    const settle = () => {
      this.#waiting -= 1;
    };
    this.#last = result.then(settle, settle);
    return result;
  }
}
