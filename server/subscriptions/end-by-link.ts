import type { Executor } from '../database/executor';
import { readLinkSecret } from '../links/link-secrets.repository';
import { mailedSender } from './mailed-sender';
import { deleteSubscription, titleOfSender } from './subscription.repository';

/** Ends the subscription that a mailed link is about, however often; answers what is told of it, undefined for an expired or unknown link. */
export async function endByLink(tx: Executor, secret: string, now: Date): Promise<string | undefined> {
  const link = await readLinkSecret(tx, 'subscription-unsubscribe', secret, now);
  const sender = mailedSender(link);
  if (link?.accountId === undefined || !sender) return undefined;
  await deleteSubscription(tx, link.accountId, sender);
  const title = await titleOfSender(tx, sender);
  return title === undefined ? 'No such mails are sent any more.' : `You get no more mails from ${title}.`;
}
