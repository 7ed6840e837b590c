import type { ServerDependencies } from '../../deps';
import type { Job } from './job';
import type { JobName } from './job-board';
import type { JobBoard } from './job-board';
import { JobLoop } from './job-loop';

/** Runs jobs from its start to its stop; nothing runs and no timer exists before. */
export class JobRunner implements JobBoard {
  readonly #loops = new Map<JobName, JobLoop>();

  /** Runs each job at once, and then in its time. */
  start(jobs: readonly Job[], deps: ServerDependencies): void {
    for (const job of jobs) this.#loops.set(job.name, new JobLoop(job, deps));
    for (const loop of this.#loops.values()) loop.wake();
  }

  wake(name: JobName): void {
    this.#loops.get(name)?.wake();
  }

  /** Starts nothing more, and waits for what runs. */
  async stop(): Promise<void> {
    await Promise.all([...this.#loops.values()].map((loop) => loop.stop()));
    this.#loops.clear();
  }
}
