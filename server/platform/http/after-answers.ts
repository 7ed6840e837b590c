import { setImmediate as afterTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** What a call has promised and does after its answer, which nothing waits for but the stop of the server. */
export class AfterAnswers {
  readonly #running = new Set<Promise<void>>();

  constructor(private readonly log: Pick<FastifyBaseLogger, 'error'>) {}

  /** Begins in the next turn of the event loop; a failure is logged. */
  begin(work: () => Promise<void>): void {
    const run = afterTurn()
      .then(work)
      .catch((error: unknown) => {
        this.log.error({ err: error }, 'what was promised by an answer could not be done');
      })
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** Waits until nothing runs any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
