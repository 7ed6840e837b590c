import { and, asc, eq, isNull } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/auth/email-policy';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import type { ServerDependencies } from '../../deps';
import { linkLifetimes } from '../email-links/link-lifetimes';
import { insertLinkSecret } from '../email-links/link-secrets.repository';
import { portalLink } from '../email-links/portal-link';
import { composeMail } from '../../messaging/mail/compose-mail';
import type { ResettableAccount } from '../../messaging/mail/letters/reset-password';
import { resetPasswordLetter } from '../../messaging/mail/letters/reset-password';
import { queueMail } from '../../messaging/mail/queue-mail';

type ResetMailDependencies = Pick<ServerDependencies, 'database' | 'random' | 'urls'>;

interface Found {
  readonly id: string | undefined;
  readonly username: string;
  readonly email: string;
}

const PURPOSE = 'reset-password';
const MAX_ACCOUNTS = 3;

/** Rolls back the email that was written for an unknown address. */
class UnknownAddressError extends Error {}

/** Returns the account that has verified the address; else up to three unverified accounts with it, oldest first. */
async function accountsOf(tx: Executor, key: string): Promise<readonly Found[]> {
  const found = await tx
    .select({
      id: accounts.id,
      username: accounts.username,
      email: accounts.email,
      verifiedAt: accounts.emailVerifiedAt,
    })
    .from(accounts)
    .where(and(eq(accounts.emailKey, key), isNull(accounts.deletedAt)))
    .orderBy(isNull(accounts.emailVerifiedAt), asc(accounts.createdAt), asc(accounts.id))
    .limit(MAX_ACCOUNTS);
  return found[0]?.verifiedAt ? found.slice(0, 1) : found;
}

/**
 * Queues an email with reset links for the accounts of an address. For an unknown address, the same work is done and rolled
 * back, so that neither time nor load reveals whether an account exists.
 */
export async function writeResetMail(
  { database, random, urls }: ResetMailDependencies,
  email: string,
  now: Date,
): Promise<boolean> {
  const key = emailKey(email);
  const write = async (tx: Executor): Promise<void> => {
    const found = await accountsOf(tx, key);
    const links: ResettableAccount[] = [];
    for (const { id, username } of found.length > 0 ? found : [{ id: undefined, username: email }]) {
      const lifetime = linkLifetimes[PURPOSE];
      const details = { emailKey: key };
      const secret = await insertLinkSecret(tx, { purpose: PURPOSE, accountId: id, details, lifetime, now, random });
      links.push({ username, url: portalLink(urls, PURPOSE, { secret }, { email }) });
    }
    const [first] = found;
    const recipient = first?.email ?? email;
    await queueMail(tx, { accountId: first?.id, recipient, now, ...composeMail(resetPasswordLetter(links)) });
    if (!first) throw new UnknownAddressError();
  };
  try {
    await database.transaction(write);
    return true;
  } catch (error) {
    if (error instanceof UnknownAddressError) return false;
    throw error;
  }
}
