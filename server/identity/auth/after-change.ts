import type { ServerDependencies } from '../../deps';

/** What follows the commit of a change to how an account is protected: ended sessions lose their sockets, and its mail is sent. */
export function afterChange(
  { realtime, jobs }: Pick<ServerDependencies, 'realtime' | 'jobs'>,
  ended: readonly string[],
): void {
  for (const id of ended) realtime.disconnectSession(id);
  jobs.wake('mails');
}
