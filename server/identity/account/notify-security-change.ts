import type { Executor } from '../../platform/database/executor';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { SecurityChange } from '../../messaging/mail/letters/account-letters';
import { securityChangedLetter } from '../../messaging/mail/letters/account-letters';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import { readAddress } from './account.repository';

interface ChangeNews {
  readonly accountId: string;
  readonly change: SecurityChange;
  readonly urls: PublicUrls;
  readonly now: Date;
}

/**
 * Queues an email to the owner about a security change, if the address is verified: any other may belong to a stranger.
 * Wake the job `mails` after the commit.
 */
export async function notifySecurityChange(tx: Executor, { accountId, change, urls, now }: ChangeNews): Promise<void> {
  const owner = await readAddress(tx, accountId);
  if (!owner) return;
  const { username } = owner;
  const letter = securityChangedLetter({ username, change, at: now, helpUrl: urls.portal('/auth/forgot-password') });
  await writeToOwner(tx, { accountId, owner, letter, now });
}
