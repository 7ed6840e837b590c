import { deleteSessions } from '../auth/session.repository';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import { deletionRequestedLetter } from '../../messaging/mail/letters/deletion-letters';
import { momentText } from '../../messaging/mail/moment-text';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import { insertDeletionLink } from './deletion-link';
import type { StoredDeletion } from './deletion.repository';
import { findOpenDeletion, storeDeletionRequest } from './deletion.repository';
import { DELETION_DELAY } from './deletion-times';
import { lockAccount } from './lock-account';

export interface DeletionRequest {
  readonly accountId: string;
  readonly origin: StoredDeletion['origin'];
  /** Session that made the request. All other sessions end. */
  readonly sessionId?: string;
  readonly now: Date;
  readonly deps: Pick<ServerDependencies, 'random' | 'urls' | 'realtime' | 'jobs'>;
}

export interface RequestedDeletion {
  readonly deletion: StoredDeletion;
  /** URL of the public status page. */
  readonly statusUrl: string;
  /** Closes sockets, notifies open pages and wakes the job `mails`. Call it after the commit. */
  readonly announce: () => void;
}

/**
 * Starts the waiting period before an account deletion. A repeated request returns the same deletion and notifies nobody.
 * Returns undefined for a deleted account.
 */
export async function requestDeletion(tx: Executor, request: DeletionRequest): Promise<RequestedDeletion | undefined> {
  const { accountId, origin, sessionId, now, deps } = request;
  const account = await lockAccount(tx, accountId);
  if (!account) return undefined;
  const open = await findOpenDeletion(tx, accountId);
  const dueAt = new Date(now.getTime() + DELETION_DELAY);
  const deletion = open ?? (await storeDeletionRequest(tx, { accountId, origin, requestedAt: now, dueAt }));
  const statusUrl = await insertDeletionLink(tx, deps, { accountId, details: { deletion: deletion.id }, now });
  if (open) return { deletion, statusUrl, announce: () => {} };

  const ended = await deleteSessions(tx, accountId, sessionId);
  const letter = deletionRequestedLetter({ username: account.username, due: dueAt, statusUrl });
  await writeToOwner(tx, { accountId, owner: account, letter, now });
  const news = {
    kind: 'security',
    title: 'Your account will be deleted',
    body: `On ${momentText(dueAt)}. Until then, you can keep it in the settings.`,
    link: '/account/settings',
  } as const;
  const notification = await insertNotification(tx, accountId, news, now);
  const announce = (): void => {
    for (const id of ended) deps.realtime.disconnectSession(id);
    notifyPlayer(deps.realtime, accountId, { notification });
    deps.jobs.wake('mails');
  };
  return { deletion, statusUrl, announce };
}
