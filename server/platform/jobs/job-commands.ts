import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { jobHealthText, readJobHealth } from '../doctor/job-health';
import { backgroundJobs } from './background-jobs';
import type { JobName } from './job-board';
import { errorLine, pauseJob, resumeJob } from './job-run.repository';
import type { JobRunner } from './job-runner';

type Deps = Pick<ServerDependencies, 'clock' | 'database' | 'jobs' | 'log'>;

const NAME_WIDTH = 19;

/** Lists all jobs with their last and next runs, failures and pauses. */
export async function describeJobs({
  clock,
  database,
}: Pick<Deps, 'clock' | 'database'>): Promise<Result<string, string>> {
  const jobs = await readJobHealth(database.db, backgroundJobs(undefined), clock.now());
  const lines = jobs.map((job) => {
    const { lastStart, lastEnd, running } = job;
    const duration =
      running || lastStart === null || lastEnd === null
        ? ''
        : `; took ${String(Date.parse(lastEnd) - Date.parse(lastStart))} ms`;
    return `${job.name.padEnd(NAME_WIDTH)}  ${jobHealthText(job)}${duration}`;
  });
  return ok(lines.join('\n'));
}

/** Runs a job on this server at once, also if it is paused. */
export async function runJob(
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  jobs: Pick<JobRunner, 'runNow'>,
  name: JobName,
): Promise<Result<string, string>> {
  const start = clock.now().getTime();
  try {
    if (!(await jobs.runNow(name))) return err(`Job ${name} is running already.`);
    return ok(`Job ${name} is done after ${String(clock.now().getTime() - start)} ms.`);
  } catch (error) {
    log.error({ err: error, job: name }, 'background job failed, will retry');
    return err(`Job ${name} failed: ${errorLine(error)}`);
  }
}

/** Pauses a job on all servers. A run in progress ends as usual. */
export async function pauseJobByName(
  { database }: Pick<Deps, 'database'>,
  name: JobName,
): Promise<Result<string, string>> {
  return (await pauseJob(database.db, name))
    ? ok(`Job ${name} is paused on all servers. To undo this, run “job resume ${name}”.`)
    : err(`Job ${name} is paused already.`);
}

/** Ends the pause of a job and wakes it on this server. */
export async function resumeJobByName(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  name: JobName,
): Promise<Result<string, string>> {
  if (!(await resumeJob(database.db, name))) return err(`Job ${name} is not paused.`);
  jobs.wake(name);
  return ok(`Job ${name} runs again.`);
}
