import type { ServerDependencies } from '../../deps';

/** Disconnects the sockets of ended sessions and wakes the job `mails` after the commit of a security change. */
export function afterChange(
  { realtime, jobs }: Pick<ServerDependencies, 'realtime' | 'jobs'>,
  ended: readonly string[],
): void {
  for (const id of ended) realtime.disconnectSession(id);
  jobs.wake('mails');
}
