import type { Job } from './job';

/**
 * Milliseconds until the time that a job was planned for; undefined when it is due. A plan that lies further away than the job's longest
 * pause was made by a clock that was wrong, and counts for nothing.
 */
export function untilPlanned(
  { everyMs }: Pick<Job, 'everyMs'>,
  planned: Date | undefined,
  now: Date,
): number | undefined {
  const wait = (planned?.getTime() ?? 0) - now.getTime();
  return wait > 0 && wait <= everyMs ? wait : undefined;
}
