import type { ServerDependencies } from '../../deps';
import type { Job } from './job';
import { noteEnd, noteFailure, noteStart, plannedRun } from './job-run.repository';
import { pauseOf } from './pause-of';
import { untilPlanned } from './until-planned';

const waitOf = async (job: Job, { clock, database }: ServerDependencies): Promise<number | undefined> =>
  untilPlanned(job, await plannedRun(database.db, job.name), clock.now());

/**
 * The same job, that writes down when it ran and how it went, on whichever server: `holocade doctor` reads that. One that is `spaced` does
 * nothing before its time, however many servers there are and however often they start.
 */
export const recordedJob = (job: Job): Job => ({
  ...job,
  ...(job.spaced === true ? { wait: (deps: ServerDependencies) => waitOf(job, deps) } : {}),
  async run(deps, signal) {
    const { clock, database, log } = deps;
    const { db } = database;
    if (job.spaced === true && (await waitOf(job, deps)) !== undefined) return;
    await noteStart(db, job.name, clock.now());
    try {
      await job.run(deps, signal);
    } catch (error) {
      const now = clock.now();
      const nextAt = new Date(now.getTime() + pauseOf(job, now, true));
      // What stopped the job may stop this, too, and is the news of the two.
      await noteFailure(db, job.name, { now, nextAt, error }).catch((failure: unknown) => {
        log.warn({ err: failure, job: job.name }, 'it could not be noted that a job failed');
      });
      throw error;
    }
    const now = clock.now();
    await noteEnd(db, job.name, now, new Date(now.getTime() + pauseOf(job, now)));
  },
});
