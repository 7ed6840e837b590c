import type { ServerDependencies } from '../../deps';
import type { Job } from './job';
import { requestedRun, requestRun, serveRequest } from './job-run.repository';
import { pauseOf } from './pause-of';

/**
 * One job and its timer. Runs never overlap; a wake-up during a run leads to exactly one more run. While another server
 * runs the job, the wake-up is stored: that server runs again, or this one when the other has died.
 */
export class JobLoop {
  readonly #job: Job;
  readonly #deps: ServerDependencies;
  readonly #mayRun: () => boolean;
  readonly #stopping = new AbortController();
  #cancelTimer = () => {};
  #running: Promise<void> | undefined;
  #runsAgain = false;
  /** True after a wake-up until a run has started or the wake-up is stored. */
  #isWoken = false;
  /** True while the next attempt depends on a stored wake-up. */
  #awaitsRequest = false;

  constructor(job: Job, deps: ServerDependencies, mayRun: () => boolean) {
    this.#job = job;
    this.#deps = deps;
    this.#mayRun = mayRun;
  }

  /** Starts a planned run, unless another server is running the job. */
  begin(): void {
    if (this.#stopping.signal.aborted) return;
    this.#cancelTimer();
    if (this.#running) this.#runsAgain = true;
    else this.#running = this.#run();
  }

  wake(): void {
    this.#isWoken = true;
    this.begin();
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
    const done = this.#runExclusively(() =>
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
    if (this.#runsAgain) {
      this.#runsAgain = false;
      this.begin();
    } else {
      this.#cancelTimer = this.#deps.clock.after(pause, () => this.begin());
    }
  }

  #retryPause(): number {
    return pauseOf(this.#job, this.#deps.clock.now(), true);
  }

  /** Waits until a job's planned time. While another server is planning or has a wake-up to serve, it checks again soon. */
  async #pause(): Promise<number> {
    const job = this.#job;
    const retryPause = this.#retryPause();
    const pause = job.wait ? ((await job.wait(this.#deps)) ?? retryPause) : pauseOf(job, this.#deps.clock.now());
    this.#awaitsRequest &&= retryPause < pause;
    return this.#awaitsRequest ? retryPause : pause;
  }

  /** Runs the job once and returns the pause until the next run, in milliseconds. */
  async #attempt(): Promise<number> {
    const { name } = this.#job;
    if (!this.#mayRun()) return this.#retryPause();
    try {
      return await this.#runOrRequest(() => this.#job.run(this.#deps, this.#stopping.signal));
    } catch (error) {
      this.#deps.log.error({ err: error, job: name }, 'background job failed, will retry');
      return this.#retryPause();
    }
  }

  /** Runs the work, or stores a wake-up for the server that is running it. Returns the pause until the next attempt. */
  async #runOrRequest(work: () => Promise<void>): Promise<number> {
    const { db } = this.#deps.database;
    const { name } = this.#job;
    const isServed = this.#awaitsRequest && !this.#isWoken && (await requestedRun(db, name)) === undefined;
    this.#awaitsRequest &&= !isServed;
    if (isServed || (await this.#runExclusively(work))) return this.#pause();
    if (this.#isWoken) {
      // Another wake-up can arrive while this one is stored.
      this.#isWoken = false;
      await requestRun(db, name).catch((error: unknown) => {
        this.#isWoken = true;
        throw error;
      });
      this.#awaitsRequest = true;
      // The other server may have looked for a wake-up just before it was stored.
      await this.#runExclusively(work);
    }
    return this.#pause();
  }

  /** Runs the work unless another server is running it. Plans one more run if a wake-up of another server was stored meanwhile. */
  async #runExclusively(work: () => Promise<void>): Promise<boolean> {
    const { database } = this.#deps;
    const { name } = this.#job;
    const { signal } = this.#stopping;
    // Without `listen`, no other server can use the database.
    const findRequest = async (): Promise<number | undefined> =>
      database.listen ? requestedRun(database.db, name) : undefined;
    const ran = await database.runExclusively(`job ${name}`, async () => {
      this.#isWoken = false;
      this.#awaitsRequest = false;
      const request = await findRequest();
      await work();
      if (request !== undefined && !signal.aborted) await serveRequest(database.db, name, request);
    });
    // A wake-up that is stored later finds the lock free.
    if (ran && !signal.aborted && (await findRequest()) !== undefined) this.#awaitsRequest = this.#runsAgain = true;
    return ran;
  }
}
