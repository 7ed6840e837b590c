import type { ServerDependencies } from '../../deps';
import { carryOutDeletion } from './carry-out-deletion';
import { listDueDeletions } from './deletion.repository';

/** Background job that deletes accounts with a due request. Each has its own transaction, so one failure blocks no others. */
export async function carryOutDeletions(deps: ServerDependencies, signal: AbortSignal): Promise<void> {
  const { clock, database, jobs, log, realtime } = deps;
  let ended = 0;
  for (const id of await listDueDeletions(database.db, clock.now())) {
    if (signal.aborted) break;
    try {
      const sessions = await database.transaction((tx) => carryOutDeletion(tx, deps, id, clock.now()));
      for (const session of sessions ?? []) realtime.disconnectSession(session);
      jobs.wake('mails');
      ended += 1;
    } catch (error) {
      log.error({ err: error, deletion: id }, 'an account could not be deleted and is tried again');
    }
  }
  // The job `pictures` scans the whole folder, so wake it once for all deletions.
  if (ended > 0) jobs.wake('pictures');
}
