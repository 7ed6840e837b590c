import { CALL_TIMEOUT } from '../src/domain/bridge/link-limits';

/** Makes calls one after the other, so that each knows the answer of the one before; none takes longer for that than 10 s in all. */
export class CallQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Calls `task` when all earlier ones have settled, with the milliseconds that are left to it; at once where none is open. */
  run<T>(task: (timeLeft: number) => Promise<T>): Promise<T> {
    const asked = performance.now();
    const begin = () => task(Math.max(0, CALL_TIMEOUT - (performance.now() - asked)));
    const ended = this.#waiting === 0 ? begin() : this.#last.then(begin);
    this.#waiting += 1;
    const over = () => {
      this.#waiting -= 1;
    };
    this.#last = ended.then(over, over);
    return ended;
  }
}
