import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';
import { brand } from '../../../src/domain/shared/brand';
import type { StorageWatch } from '../health/storage-watch';
import type { PortalState, StateDependencies } from './portal-state';
import { freeBytes, portalState } from './portal-state';

const SECOND = 1000;
const STORAGES = ['database', 'data folder'] as const;

const secondsOf = (moment: string | null): number | undefined =>
  moment === null ? undefined : Date.parse(moment) / SECOND;

type Jobs = PortalState['jobs'];

/** One value of each job; undefined omits the job. Prometheus itself uses the label `job`. */
const jobGauges: readonly (readonly [string, string, (job: Jobs[number]) => number | undefined])[] = [
  ['job_healthy', '1 if the job has succeeded, does not fail and is not overdue.', ({ healthy }) => Number(healthy)],
  ['job_paused', '1 while an operator has paused the job.', ({ pausedSince }) => Number(pausedSince !== null)],
  ['job_failures', 'Failed runs since the last success.', ({ failures }) => failures],
  ['job_last_success_timestamp_seconds', 'Time of the last success.', ({ lastSuccess }) => secondsOf(lastSuccess)],
  ['job_due_timestamp_seconds', 'Planned time of the next run.', ({ next }) => secondsOf(next)],
  [
    'job_last_duration_seconds',
    'Duration of the last run that ended.',
    ({ lastStart, lastEnd, running }) => {
      const [start, end] = [secondsOf(lastStart), secondsOf(lastEnd)];
      return running || start === undefined || end === undefined ? undefined : end - start;
    },
  ],
];

/** Values of the portal; undefined omits the metric. */
const stateGauges: readonly (readonly [string, string, (state: PortalState) => number | undefined])[] = [
  ['emails_waiting', 'Emails that wait to be sent.', ({ mails }) => mails.waiting],
  [
    'emails_oldest_waiting_seconds',
    'Age of the oldest waiting email; 0 if none waits.',
    ({ mails, now }) => (mails.oldest === undefined ? 0 : (now.getTime() - mails.oldest.getTime()) / SECOND),
  ],
  ['emails_given_up', 'Emails given up in the last 24 hours.', ({ mails }) => mails.givenUp],
  ['servers', 'Running servers on the database.', ({ nodes }) => nodes?.length],
  [
    'clock_offset_seconds',
    'Greatest distance of a running server’s clock to the database’s.',
    ({ nodes }) => nodes && Math.max(0, ...nodes.map(({ clockOffset }) => Math.abs(clockOffset))) / SECOND,
  ],
];

export interface MeasuredState extends StateDependencies {
  readonly storage: Pick<StorageWatch, 'problem'>;
}

/** Measures the state that `holocade doctor` checks. Without an answer of the database, its metrics are missing. */
export function measureState(metrics: Registry, deps: MeasuredState): void {
  const current = portalState(deps);
  const registers = [metrics];
  const named = (name: string, help: string) => ({ name: `${brand.identifier}_${name}`, help, registers });
  new Gauge({
    ...named('database_up', '1 if the database answers.'),
    async collect() {
      this.set(Number((await current()) !== undefined));
    },
  });
  for (const [name, help, valueOf] of jobGauges)
    new Gauge({
      ...named(name, help),
      labelNames: ['background_job'],
      async collect() {
        const state = await current();
        this.reset();
        for (const job of state?.jobs ?? []) {
          const value = valueOf(job);
          if (value !== undefined) this.set({ background_job: job.name }, value);
        }
      },
    });
  for (const [name, help, valueOf] of stateGauges)
    new Gauge({
      ...named(name, help),
      async collect() {
        const state = await current();
        const value = state && valueOf(state);
        this.remove();
        if (value !== undefined) this.set(value);
      },
    });
  new Gauge({
    ...named('storage_full', '1 if a write failed within the last minute because of a full disk.'),
    labelNames: ['storage'],
    collect() {
      const problem = deps.storage.problem();
      for (const storage of STORAGES) this.set({ storage }, Number(storage === problem));
    },
  });
  new Gauge({
    ...named('data_folder_free_bytes', 'Free space of the data folder’s disk.'),
    async collect() {
      const free = await freeBytes(deps.dataFolder);
      this.remove();
      if (free !== undefined) this.set(free);
    },
  });
}
