import type { Job } from './job';
import { noteEnd, noteFailure, noteStart, plannedRun } from './job-run.repository';
import { pauseOf } from './pause-of';

/**
 * The same job, that writes down when it ran and how it went, on whichever server: `holocade doctor` reads that. One that is `spaced` does
 * nothing before its time, however many servers there are and however often they start.
 */
export const recordedJob = (job: Job): Job => ({
  ...job,
  async run(deps, signal) {
    const { clock, database, log } = deps;
    const { db } = database;
    if (job.spaced === true) {
      const planned = await plannedRun(db, job.name);
      if (planned !== undefined && planned > clock.now()) return;
    }
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
