import { readAddress } from '../../identity/account/account.repository';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import { balanceRevision } from '../market/balance-revision';
import { publishBalance } from '../market/publish-balance';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import { paymentLetter } from './payment-letter';
import { paymentNews } from './payment-news';
import { paymentNote } from './payment-note';
import type { Taken } from './take-report';

const RECEIPTS = '/account/shop';

type Deps = Pick<ServerDependencies, 'realtime' | 'urls' | 'config' | 'jobs' | 'log'>;

/**
 * Keeps a notification of what a report changed and writes the letter about it; the answer tells the player's open pages, or the operator
 * when the buyer has gone, and is to be called after the commit.
 */
export async function sendPaymentReceipt(tx: Executor, deps: Deps, taken: Taken, now: Date): Promise<() => void> {
  const { order, first, movement, balance } = taken;
  const { accountId } = order;
  if (first && balance === undefined)
    return () => deps.log.error({ order: order.id }, 'paid, nobody to credit: refund it');
  const news = paymentNews(taken);
  const owner = news && (await readAddress(tx, accountId));
  if (!owner) return () => undefined;
  const notification = await insertNotification(tx, accountId, paymentNote(news, taken, RECEIPTS), now);
  const addressed = { username: owner.username, receiptsUrl: deps.urls.portal(RECEIPTS) };
  const letter = paymentLetter(news, taken, addressed, deps.config);
  if (letter) await writeToOwner(tx, { accountId, owner, letter, now });
  const moved = movement !== 0 && balance !== undefined;
  const told = moved ? { total: balance, revision: await balanceRevision(tx, accountId) } : undefined;
  return () => {
    if (told) publishBalance(deps.realtime, accountId, told);
    notifyPlayer(deps.realtime, accountId, { notification });
    deps.jobs.wake('mails');
  };
}
