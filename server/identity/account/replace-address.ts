import { and, eq, isNotNull, isNull, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { emailKey } from '../../../src/domain/auth/email-policy';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { endLinkSecrets } from '../email-links/link-secrets.repository';
import { addressChangedLetter } from '../../messaging/mail/letters/address-changed';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import { readAddress } from './account.repository';
import { lockAddress } from './lock-address';

interface Replacement {
  readonly accountId: string;
  readonly email: string;
  readonly urls: PublicUrls;
  readonly now: Date;
}

/**
 * Replaces the address of an account with a verified one and emails the previous address. Returns false if another account has
 * verified the address before. Invalidates reset links. Call it in a transaction, and wake the job `mails` after the commit.
 */
export async function replaceAddress(tx: Executor, { accountId, email, urls, now }: Replacement): Promise<boolean> {
  const key = emailKey(email);
  await lockAddress(tx, key);
  const before = await readAddress(tx, accountId);
  const other = alias(accounts, 'other');
  const owner = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.emailKey, key), isNotNull(other.emailVerifiedAt), ne(other.id, accountId)));
  const replaced = await tx
    .update(accounts)
    .set({ email, emailKey: key, emailVerifiedAt: now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt), notExists(owner)))
    .returning({ username: accounts.username });
  const [account] = replaced;
  if (!account || !before) return false;
  const letter = addressChangedLetter({ username: account.username, at: now, helpUrl: urls.portal('/hc/contact') });
  await writeToOwner(tx, { accountId, owner: before, letter, now });
  await endLinkSecrets(tx, 'reset-password', accountId, now);
  return true;
}
