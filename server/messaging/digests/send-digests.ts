import type { ServerDependencies } from '../../deps';
import { isMailEnabled } from '../mail/is-mail-enabled';
import { sendUnreadDigests } from './unread-digest';
import { sendWeeklyDigests } from './weekly-digest';

/** Writes the digests that are due; without a way for mails none is, and none is lost. */
export async function sendDigests(
  deps: Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'urls'>,
  signal?: AbortSignal,
): Promise<void> {
  if (!isMailEnabled(deps.config)) return;
  await sendWeeklyDigests(deps, signal);
  await sendUnreadDigests(deps, signal);
}
