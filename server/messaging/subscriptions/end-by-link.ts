import type { LinkedMail } from '../../../src/domain/session/mail-settings';
import { endMails } from '../../../src/domain/session/mail-settings';
import { lockSettings, writeSettings } from '../../identity/account/settings.repository';
import type { Executor } from '../../platform/database/executor';
import { readLinkSecret } from '../../identity/email-links/link-secrets.repository';
import { mailedKind, mailedSender } from './mailed-sender';
import { deleteSubscription, titleOfSender } from './subscription.repository';

const ended: Readonly<Record<LinkedMail, string>> = {
  newsletters: 'You get no more newsletters.',
  'support-tickets': 'You get no more mails about your tickets. The answers are in your account.',
  'weekly-digest': 'You get no more weekly digests.',
  'unread-digest': 'You get no more mails about what is unread.',
};

/** Ends the mails that a mailed link is about, those of a sender or those of one kind from the portal, however often; answers what is told of it, undefined for an expired or unknown link. */
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
  return title === undefined ? 'No such mails are sent any more.' : `You get no more mails from ${title}.`;
}
