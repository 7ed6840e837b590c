import type { ServerDependencies } from '../../deps';
import type { Job } from './job';
import type { JobName, JobBoard } from './job-board';
import { JobLoop } from './job-loop';

/** Runs jobs between `start` and `stop`; creates no timer before. */
export class JobRunner implements JobBoard {
  readonly #loops = new Map<JobName, JobLoop>();

  /** Runs each job at once, then at its planned times. With a `jobClock`, none runs while the machine's clock is wrong. */
  start(jobs: readonly Job[], deps: ServerDependencies, jobClock?: { readonly clockIsRight: boolean }): void {
    // The registry of servers reports a wrong clock.
    const mayRun = (): boolean => jobClock?.clockIsRight ?? true;
    for (const job of jobs) this.#loops.set(job.name, new JobLoop(job, deps, mayRun));
    for (const loop of this.#loops.values()) loop.begin();
  }

  wake(name: JobName): void {
    this.#loops.get(name)?.wake();
  }

  /** Runs a job also if it is paused or not due. Returns false if it is running already, on any server. Throws the job's error. */
  async runNow(name: JobName): Promise<boolean> {
    return (await this.#loops.get(name)?.runNow()) ?? false;
  }

  /** Starts no further runs, and waits for running ones. */
  async stop(): Promise<void> {
    await Promise.all([...this.#loops.values()].map((loop) => loop.stop()));
    this.#loops.clear();
  }
}
