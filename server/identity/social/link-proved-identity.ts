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
 * Connects what a provider has proved to this browser, and what has no registration of its own, with the account that signs in now;
 * answers what that account is told of it. Wake the job `mails` after the commit.
 */
export async function linkProvedIdentity(
  tx: Executor,
  { marker, accountId, urls, now }: SignedIn,
): Promise<readonly StoredNotification[]> {
  if (marker === undefined) return [];
  const told: StoredNotification[] = [];
  for (const proof of await takeProofs(tx, marker, now)) {
    const linked = await insertIdentity(tx, { ...proof, accountId, now });
    if (!linked && (await findIdentityAccount(tx, proof)) === accountId) continue;
    const change = linked ? 'identity-linked' : 'elsewhere';
    told.push(await notifyIdentityChange(tx, { accountId, provider: proof.provider, change, urls, now }));
  }
  return told;
}
