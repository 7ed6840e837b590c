import type { LinkedMail } from '../../../src/domain/session/mail-settings';
import { endMails } from '../../../src/domain/session/mail-settings';
import { lockSettings, writeSettings } from '../../identity/account/settings.repository';
import type { Executor } from '../../platform/database/executor';
import { readLinkSecret } from '../../identity/email-links/link-secrets.repository';
import { mailedKind, mailedSender } from './mailed-sender';
import { deleteSubscription, titleOfSender } from './subscription.repository';

const ended: Readonly<Record<LinkedMail, string>> = {
  newsletters: 'You’ve unsubscribed from newsletters.',
  'support-tickets': 'You’ve unsubscribed from emails about your tickets. You can read replies in your account.',
  'weekly-digest': 'You’ve unsubscribed from weekly digests.',
  'game-health': 'You’ve unsubscribed from emails about the health of your games.',
  'unread-digest': 'You’ve unsubscribed from emails about unread messages.',
};

/**
 * Unsubscribes from the emails of a link, any number of times. Returns the success message, or undefined for an expired
 * or unknown link.
 */
export async function endByLink(tx: Executor, secret: string, now: Date): Promise<string | undefined> {
  const link = await readLinkSecret(tx, 'subscription-unsubscribe', secret, now);
  if (link?.accountId === undefined) return undefined;
  const mails = mailedKind(link);
  if (mails !== undefined) {
    await writeSettings(tx, link.accountId, endMails(await lockSettings(tx, link.accountId), mails));
    return ended[mails];
  }
  const sender = mailedSender(link);
  if (!sender) return undefined;
  await deleteSubscription(tx, link.accountId, sender);
  const title = await titleOfSender(tx, sender);
  return title === undefined
    ? 'You’ve unsubscribed from these emails.'
    : `You’ve unsubscribed from emails from ${title}.`;
}
