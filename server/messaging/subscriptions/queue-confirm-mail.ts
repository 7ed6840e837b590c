import { readAddress } from '../../identity/account/account.repository';
import { ADDRESS_MAILS } from '../../identity/auth/attempts/attempt-rules';
import { mailboxKey } from '../../identity/auth/attempts/mailbox-key';
import { countAttempt } from '../../identity/auth/count-attempt';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import { lifetimeText } from '../../identity/email-links/lifetime-text';
import { linkLifetimes } from '../../identity/email-links/link-lifetimes';
import { insertLinkSecret } from '../../identity/email-links/link-secrets.repository';
import { portalLink } from '../../identity/email-links/portal-link';
import { composeMail } from '../mail/compose-mail';
import { confirmSubscriptionLetter } from '../mail/letters/confirm-subscription';
import { isMailEnabled } from '../mail/is-mail-enabled';
import { queueMail } from '../mail/queue-mail';
import type { StoredSender } from './subscription.repository';
import { titleOfSender } from './subscription.repository';

interface Agreed {
  readonly accountId: string;
  readonly sender: StoredSender;
  readonly now: Date;
}

/**
 * Asks whoever reads an address that nobody has confirmed whether these mails are wanted; a confirmed one is its player's, who has just
 * said so. Tells whether a mail was written: not above 3 in an hour of those that go to such an address. Wake the job `mails` after
 * the commit.
 */
export async function queueConfirmMail(
  tx: Executor,
  { config, urls, random }: Pick<ServerDependencies, 'config' | 'urls' | 'random'>,
  { accountId, sender, now }: Agreed,
): Promise<boolean> {
  const owner = await readAddress(tx, accountId);
  const title = await titleOfSender(tx, sender);
  if (!owner || owner.verifiedAt || title === undefined || !isMailEnabled(config)) return false;
  const { name, max, windowSeconds } = ADDRESS_MAILS;
  if ((await countAttempt(tx, { key: [name, mailboxKey(owner.email)], max, windowSeconds, now })) > 0) return false;
  const link = async (purpose: 'subscription-confirm' | 'subscription-unsubscribe'): Promise<string> => {
    const details = { sender, emailKey: owner.emailKey };
    const lifetime = linkLifetimes[purpose];
    return portalLink(urls, purpose, {
      secret: await insertLinkSecret(tx, { purpose, accountId, details, lifetime, now, random }),
    });
  };
  const letter = confirmSubscriptionLetter({
    username: owner.username,
    sender: title,
    lifetime: lifetimeText(linkLifetimes['subscription-confirm']),
    confirmUrl: await link('subscription-confirm'),
    endUrl: await link('subscription-unsubscribe'),
  });
  await queueMail(tx, { accountId, recipient: owner.email, now, ...composeMail(letter) });
  return true;
}
