import type { Cents } from '../../../src/domain/market/cents';
import { formatDollars } from '../../../src/domain/market/dollars';
import type { NewNotification } from '../../community/inbox/notification.repository';
import type { PaymentNews } from './payment-news';
import type { Taken } from './take-report';

interface Words {
  readonly title: string;
  readonly body: string;
}

const coins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`;
const takenBack = (count: number): string => (count > 0 ? `${coins(count)} taken back` : '');

const words: Readonly<Record<PaymentNews, (price: string, taken: Taken) => Words>> = {
  received: (price, { movement }) => ({
    title: `${coins(movement)} received`,
    body: `Your payment of ${price} has arrived. Thank you!`,
  }),
  disputed: (price, { movement }) => ({
    title: takenBack(-movement) || 'Payment disputed',
    body: `Your bank has asked for your payment of ${price} back, and decides about it now.`,
  }),
  'dispute-won': (price, { movement }) => ({
    title: movement > 0 ? `${coins(movement)} given back to you` : 'Payment confirmed',
    body: `Your bank has decided that your payment of ${price} stands.`,
  }),
  'dispute-lost': (price, { order }) => ({
    title: 'Dispute decided',
    body: `Your bank has given your payment of ${price} back to you.${
      order.amount > order.held ? ` What was taken back does not return: ${coins(order.amount - order.held)}.` : ''
    }`,
  }),
  refunded: (price, { movement }) => ({
    title: takenBack(-movement) || 'Payment given back',
    body: `Your payment of ${price} was given back.`,
  }),
};

/** The notification of what became of a payment. */
export const paymentNote = (news: PaymentNews, taken: Taken, link: string): NewNotification => ({
  kind: 'receipt',
  ...words[news](formatDollars(taken.order.price as Cents), taken),
  link,
});
