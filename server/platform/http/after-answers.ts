import { setImmediate as afterTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Runs work that a call has promised after its answer. Only the server's stop waits for it. */
export class AfterAnswers {
  readonly #running = new Set<Promise<void>>();

  constructor(private readonly log: Pick<FastifyBaseLogger, 'error'>) {}

  /** Starts the work in the next turn of the event loop; failures are logged. */
  begin(work: () => Promise<void>): void {
    const run = afterTurn()
      .then(work)
      .catch((error: unknown) => {
        this.log.error({ err: error }, 'deferred work after an answer failed');
      })
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** Waits until no work is running. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
