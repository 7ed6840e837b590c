import type { ServerDeps } from '../deps';
import { mailsGoOut } from '../mail/mails-go-out';
import { sendUnreadDigests } from './unread-digest';
import { sendWeeklyDigests } from './weekly-digest';

/** Writes the digests that are due; without a way for mails none is, and none is lost. */
export async function sendDigests(
  deps: Pick<ServerDeps, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'urls'>,
  signal?: AbortSignal,
): Promise<void> {
  if (!mailsGoOut(deps.config)) return;
  await sendWeeklyDigests(deps, signal);
  await sendUnreadDigests(deps, signal);
}
