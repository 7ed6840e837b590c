import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/auth/email-policy';
import type { ServerDependencies } from '../../deps';
import { composeMail } from '../../messaging/mail/compose-mail';
import { alreadyRegisteredLetter, verifyEmailLetter } from '../../messaging/mail/letters/account-letters';
import { queueMail } from '../../messaging/mail/queue-mail';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { ADDRESS_MAILS } from '../auth/attempts/attempt-rules';
import { mailboxKey } from '../auth/attempts/mailbox-key';
import { countAttempt } from '../auth/count-attempt';
import { linkLifetimes } from '../email-links/link-lifetimes';
import { endLinkSecrets, insertLinkSecret } from '../email-links/link-secrets.repository';
import { portalLink } from '../email-links/portal-link';

/** An account with an address that is not yet verified. */
export interface UnverifiedAddress {
  readonly accountId: string;
  readonly username: string;
  readonly email: string;
  /** True if the address replaces the account's current one once it is verified. */
  readonly replaces?: boolean;
}

/**
 * Queues an email to an address: a verification link or, if another account has verified the address, a notice about that account.
 * Both take the same work, so that timing reveals nothing. At most 3 emails an hour are written.
 * Returns the seconds to wait, else 0. Wake the job `mails` after the commit.
 */
export async function queueAddressMail(
  tx: Executor,
  { urls, random }: Pick<ServerDependencies, 'urls' | 'random'>,
  { accountId, username, email, replaces = false }: UnverifiedAddress,
  now: Date,
): Promise<number> {
  const key = emailKey(email);
  const { name, max, windowSeconds } = ADDRESS_MAILS;
  const wait = await countAttempt(tx, { key: [name, mailboxKey(email)], max, windowSeconds, now });
  if (wait > 0) return wait;
  const purpose = 'verify-email';
  const lifetime = linkLifetimes[purpose];
  if (replaces) await endLinkSecrets(tx, purpose, accountId, now);
  // In the other case, this secret is never sent.
  const details = { emailKey: key, ...(replaces ? { email } : {}) };
  const secret = await insertLinkSecret(tx, { purpose, accountId, details, lifetime, now, random });
  const [owner] = await tx
    .select({ id: accounts.id, username: accounts.username, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.emailKey, key), isNotNull(accounts.emailVerifiedAt), ne(accounts.id, accountId)));
  if (owner) {
    const letter = alreadyRegisteredLetter({ username: owner.username, loginUrl: urls.portal('/auth/login') });
    await queueMail(tx, { accountId: owner.id, recipient: owner.email, now, ...composeMail(letter) });
  } else {
    const letter = verifyEmailLetter({ username, url: portalLink(urls, purpose, { secret }), replaces });
    // A replacement email belongs to no account, so that a data export cannot reveal which of the two emails was sent.
    await queueMail(tx, { accountId: replaces ? undefined : accountId, recipient: email, now, ...composeMail(letter) });
  }
  return 0;
}
