import type { Executor } from '../../platform/database/executor';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { StoredNotification } from '../../community/inbox/notification.repository';
import { takeProofs } from './social-attempt.repository';
import { findIdentityAccount, insertIdentity } from './social-identity.repository';
import { notifyIdentityChange } from './notify-identity-change';

interface SignedIn {
  readonly marker: string | undefined;
  readonly accountId: string;
  readonly urls: PublicUrls;
  readonly now: Date;
}

/**
 * Connects the identities that wait in this browser to the account that logs in, and returns the notifications for that account.
 * Wake the job `mails` after the commit.
 */
export async function linkProvedIdentity(
  tx: Executor,
  { marker, accountId, urls, now }: SignedIn,
): Promise<readonly StoredNotification[]> {
  if (marker === undefined) return [];
  const notifications: StoredNotification[] = [];
  for (const proof of await takeProofs(tx, marker, now)) {
    const linked = await insertIdentity(tx, { ...proof, accountId, now });
    if (!linked && (await findIdentityAccount(tx, proof)) === accountId) continue;
    const change = linked ? 'identity-linked' : 'elsewhere';
    notifications.push(await notifyIdentityChange(tx, { accountId, provider: proof.provider, change, urls, now }));
  }
  return notifications;
}
