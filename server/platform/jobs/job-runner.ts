import type { ServerDependencies } from '../../deps';
import type { Job } from './job';
import type { JobName, JobBoard } from './job-board';
import { pauseOf } from './pause-of';

/** One job and its timer. Runs never overlap; a wake-up during a run leads to exactly one more run. */
class JobLoop {
  readonly #job: Job;
  readonly #deps: ServerDependencies;
  readonly #mayRun: () => boolean;
  readonly #stopping = new AbortController();
  #cancelTimer = () => {};
  #running: Promise<void> | undefined;
  #wokenAgain = false;

  constructor(job: Job, deps: ServerDependencies, mayRun: () => boolean) {
    this.#job = job;
    this.#deps = deps;
    this.#mayRun = mayRun;
  }

  wake(): void {
    if (this.#stopping.signal.aborted) return;
    this.#cancelTimer();
    if (this.#running) this.#wokenAgain = true;
    else this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#cancelTimer();
    await this.#running;
  }

  /** Runs the job also if it is paused or not due. Returns false if it is running already. Throws the job's error. */
  async runNow(): Promise<boolean> {
    if (!this.#mayRun()) throw new Error('the clock of this server is more than 30 s off');
    if (this.#running || this.#stopping.signal.aborted) return false;
    this.#cancelTimer();
    const job = this.#job;
    const { signal } = this.#stopping;
    const done = this.#deps.database.runExclusively(`job ${job.name}`, () =>
      job.runNow ? job.runNow(this.#deps, signal) : job.run(this.#deps, signal),
    );
    this.#running = done
      .then(() => this.#pause())
      .catch(() => this.#retryPause())
      .then((pause) => this.#schedule(pause));
    await this.#running;
    return done;
  }

  async #run(): Promise<void> {
    this.#schedule(await this.#attempt());
  }

  /** Starts the timer of the next run after a run has ended. */
  #schedule(pause: number): void {
    this.#running = undefined;
    if (this.#stopping.signal.aborted) return;
    if (this.#wokenAgain) {
      this.#wokenAgain = false;
      this.wake();
    } else {
      this.#cancelTimer = this.#deps.clock.after(pause, () => this.wake());
    }
  }

  #retryPause(): number {
    return pauseOf(this.#job, this.#deps.clock.now(), true);
  }

  /** Waits until a job's planned time. While another server is planning, it checks again soon. */
  async #pause(): Promise<number> {
    const job = this.#job;
    if (!job.wait) return pauseOf(job, this.#deps.clock.now());
    return (await job.wait(this.#deps)) ?? this.#retryPause();
  }

  /** Runs the job once and returns the pause until the next run, in milliseconds. */
  async #attempt(): Promise<number> {
    const { name } = this.#job;
    if (!this.#mayRun()) return this.#retryPause();
    try {
      await this.#deps.database.runExclusively(`job ${name}`, () => this.#job.run(this.#deps, this.#stopping.signal));
      return await this.#pause();
    } catch (error) {
      this.#deps.log.error({ err: error, job: name }, 'background job failed, will retry');
      return this.#retryPause();
    }
  }
}

/** Runs jobs between `start` and `stop`; creates no timer before. */
export class JobRunner implements JobBoard {
  readonly #loops = new Map<JobName, JobLoop>();

  /** Runs each job at once, then at its planned times. With a `jobClock`, none runs while the machine's clock is wrong. */
  start(jobs: readonly Job[], deps: ServerDependencies, jobClock?: { readonly clockIsRight: boolean }): void {
    // The registry of servers reports a wrong clock.
    const mayRun = (): boolean => jobClock?.clockIsRight ?? true;
    for (const job of jobs) this.#loops.set(job.name, new JobLoop(job, deps, mayRun));
    for (const loop of this.#loops.values()) loop.wake();
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
