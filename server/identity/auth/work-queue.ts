import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';

/** Runs at most `concurrency` tasks at once and queues at most `waiting` more. Further tasks are refused as `busy`. */
export class WorkQueue {
  readonly #concurrency: number;
  readonly #waiting: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(concurrency: number, waiting: number) {
    this.#concurrency = concurrency;
    this.#waiting = waiting;
  }

  async run<T>(work: () => Promise<T>): Promise<Result<T, 'busy'>> {
    if (this.#running >= this.#concurrency) {
      if (this.#queue.length >= this.#waiting) return err('busy');
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return ok(await work());
    } finally {
      // Passes the slot to the next waiting task, so that a new task cannot overtake it.
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
