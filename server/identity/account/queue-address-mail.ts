import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { emailKey } from '../../../src/domain/auth/email-policy';
import { ADDRESS_MAILS } from '../auth/attempts/attempt-rules';
import { mailboxKey } from '../auth/attempts/mailbox-key';
import { countAttempt } from '../auth/count-attempt';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import type { ServerDependencies } from '../../deps';
import { endLinkSecrets, insertLinkSecret } from '../email-links/link-secrets.repository';
import { linkLifetimes } from '../email-links/link-lifetimes';
import { portalLink } from '../email-links/portal-link';
import { composeMail } from '../../messaging/mail/compose-mail';
import { alreadyRegisteredLetter } from '../../messaging/mail/letters/already-registered';
import { verifyEmailLetter } from '../../messaging/mail/letters/verify-email';
import { queueMail } from '../../messaging/mail/queue-mail';

/** An account, and an address that nobody has confirmed for it. */
export interface Unconfirmed {
  readonly accountId: string;
  readonly username: string;
  readonly email: string;
  /** The account has another address, until this one is confirmed. */
  readonly replaces?: boolean;
}

/**
 * Writes to the address of an account: a link that confirms it or, where another account has confirmed it, that there is one already.
 * Both take the same work, so that the time tells nothing. Above 3 in an hour no mail is written; answers the seconds until the next,
 * else 0. Wake the job `mails` after the commit.
 */
export async function queueAddressMail(
  tx: Executor,
  { urls, random }: Pick<ServerDependencies, 'urls' | 'random'>,
  { accountId, username, email, replaces = false }: Unconfirmed,
  now: Date,
): Promise<number> {
  const key = emailKey(email);
  const { name, max, windowSeconds } = ADDRESS_MAILS;
  const wait = await countAttempt(tx, { key: [name, mailboxKey(email)], max, windowSeconds, now });
  if (wait > 0) return wait;
  const purpose = 'verify-email';
  const lifetime = linkLifetimes[purpose];
  if (replaces) await endLinkSecrets(tx, purpose, accountId, now);
  // In the other case nobody ever learns this secret.
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
    // As the other mail it is none of the account's: a copy of its data must not tell which of the two was written.
    await queueMail(tx, { accountId: replaces ? undefined : accountId, recipient: email, now, ...composeMail(letter) });
  }
  return 0;
}
