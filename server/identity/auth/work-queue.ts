import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';

interface Task<Owner> {
  readonly owner: Owner;
  readonly start: () => void;
}

/**
 * Runs at most `concurrency` tasks at once and queues at most `waiting` more, of which one owner has at most `share`. Further tasks are
 * refused as `busy`.
 */
export class WorkQueue<Owner = undefined> {
  readonly #concurrency: number;
  readonly #waiting: number;
  readonly #share: number;
  readonly #queue: Task<Owner | undefined>[] = [];
  #running = 0;

  constructor(concurrency: number, waiting: number, share = waiting) {
    this.#concurrency = concurrency;
    this.#waiting = waiting;
    this.#share = share;
  }

  async run<T>(work: () => Promise<T>, owner?: Owner): Promise<Result<T, 'busy'>> {
    if (this.#running >= this.#concurrency) {
      const own = this.#queue.filter((task) => task.owner === owner).length;
      if (this.#queue.length >= this.#waiting || own >= this.#share) return err('busy');
      await new Promise<void>((start) => this.#queue.push({ owner, start }));
    } else {
      this.#running += 1;
    }
    try {
      return ok(await work());
    } finally {
      // Passes the slot to the next waiting task, so that a new task cannot overtake it.
      const next = this.#queue.shift();
      if (next) next.start();
      else this.#running -= 1;
    }
  }
}
