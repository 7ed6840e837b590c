import type { ServerDeps } from '../deps';
import { carryOutDeletion } from './carry-out-deletion';
import { listDueDeletions } from './deletion.repository';

/** The job that deletes accounts whose time to think is over: each in its own transaction, so that one that fails holds up no other. */
export async function carryOutDeletions(deps: ServerDeps, signal: AbortSignal): Promise<void> {
  const { clock, database, jobs, log, realtime } = deps;
  for (const id of await listDueDeletions(database.db, clock.now())) {
    if (signal.aborted) return;
    try {
      const ended = await database.transaction((tx) => carryOutDeletion(tx, deps, id, clock.now()));
      for (const session of ended ?? []) realtime.disconnectSession(session);
      jobs.wake('mails');
      jobs.wake('pictures');
    } catch (error) {
      log.error({ err: error, deletion: id }, 'an account could not be deleted and is tried again');
    }
  }
}
