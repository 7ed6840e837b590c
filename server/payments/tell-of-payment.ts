import type { Cents } from '../../src/domain/market/cents';
import { formatDollars } from '../../src/domain/market/dollars';
import { netPrice, vatShare } from '../../src/domain/market/vat';
import { readAddress } from '../account/account.repository';
import type { Executor } from '../database/executor';
import type { ServerDeps } from '../deps';
import type { Letter } from '../mail/letter';
import { coinReceiptLetter } from '../mail/letters/coin-receipt';
import { coinRefundLetter } from '../mail/letters/coin-refund';
import { writeToOwner } from '../mail/write-to-owner';
import { balanceRevision } from '../market/balance-revision';
import { tellBalance } from '../market/tell-balance';
import type { NewNotification } from '../notices/notification.repository';
import { insertNotification } from '../notices/notification.repository';
import { tellPlayer } from '../notices/tell-player';
import type { Taken } from './take-report';

const RECEIPTS = '/account/shop';
const BASIS_POINTS = 100;

const coins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`;
const priceOf = ({ order }: Taken): Cents => order.price as Cents;

function noteOf(taken: Taken): NewNotification {
  const price = formatDollars(priceOf(taken));
  const credited = taken.movement > 0;
  return {
    kind: 'receipt',
    title: credited ? `${coins(taken.movement)} received` : `${coins(-taken.movement)} taken back`,
    body: credited ? `Your payment of ${price} has arrived. Thank you!` : `Your payment of ${price} was given back.`,
    link: RECEIPTS,
  };
}

function letterOf(taken: Taken, username: string, { urls, config }: Pick<ServerDeps, 'urls' | 'config'>): Letter {
  const { order, movement, missing } = taken;
  const price = priceOf(taken);
  const common = { username, price: formatDollars(price), receiptsUrl: urls.portal(RECEIPTS) };
  if (movement > 0 && order.receipt !== null && order.paidAt !== null)
    return coinReceiptLetter({
      ...common,
      number: order.receipt,
      amount: order.amount,
      paidAt: order.paidAt,
      net: formatDollars(netPrice(price, order.vatRate)),
      vat: formatDollars(vatShare(price, order.vatRate)),
      vatRate: String(order.vatRate / BASIS_POINTS),
      seller: [config.operator.name, ...config.operator.address].filter((line) => line !== undefined),
    });
  return coinRefundLetter({
    ...common,
    number: order.receipt ?? undefined,
    taken: -movement,
    missing,
    disputed: order.state === 'disputed',
  });
}

/** Keeps a notification of what a report moved and writes the receipt; the answer tells the player's open pages, and is to be called after the commit. */
export async function tellOfPayment(
  tx: Executor,
  deps: Pick<ServerDeps, 'realtime' | 'urls' | 'config' | 'jobs'>,
  taken: Taken,
  now: Date,
): Promise<() => void> {
  const { accountId } = taken.order;
  if (taken.movement === 0 && taken.missing === 0) return () => undefined;
  const owner = await readAddress(tx, accountId);
  if (!owner) return () => undefined;
  const notification = await insertNotification(tx, accountId, noteOf(taken), now);
  await writeToOwner(tx, { accountId, owner, letter: letterOf(taken, owner.username, deps), now });
  const news = { total: taken.balance, revision: await balanceRevision(tx, accountId) };
  return () => {
    tellBalance(deps.realtime, accountId, news);
    tellPlayer(deps.realtime, accountId, { notification });
    deps.jobs.wake('mails');
  };
}
