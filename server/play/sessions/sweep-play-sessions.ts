import { PLAY_LOST_AFTER } from '../../../src/domain/play/play-session';
import type { ServerDependencies } from '../../deps';
import { endSilentPlaySessions } from './play-session.repository';

/** Ends the play sessions of tabs that closed without notice. */
export async function sweepPlaySessions({
  clock,
  database,
  presence,
}: Pick<ServerDependencies, 'clock' | 'database' | 'presence'>): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - PLAY_LOST_AFTER);
  const ended = await database.transaction((tx) => endSilentPlaySessions(tx, since, now));
  for (const accountId of ended) presence.publish(accountId);
}
