import type { OrderStand, OrderStanding } from '../../domain/market/order-standing';
import { formatDollars } from '../../domain/market/dollars';
import { assertNever } from '../../domain/shared/assert-never';
import { coinsText } from '../catalog/item.texts';
import type { StatusSceneProps } from '../shared/StatusScene';
import type { OrderView } from './order.view-model';

export type OrderWords = Pick<StatusSceneProps, 'state' | 'title' | 'text'>;

/** What the page says of an order; it claims a purchase only once the server has. */
export function orderWords(view: OrderView, balance: number | undefined): OrderWords {
  switch (view.kind) {
    case 'looking':
      return { state: 'busy', title: 'Looking Up Your Purchase', text: 'One moment please.' };
    case 'known':
      return knownWords[view.standing.state](view.standing, balance ?? 0);
    case 'signed-out':
      return {
        state: 'closed',
        title: 'Log In to See Your Purchase',
        text: 'How a purchase stands is told to its buyer only. Coins that were paid for come to the account in any case.',
      };
    case 'unknown':
      return {
        state: 'error',
        title: 'No Purchase Here',
        text: 'The address of this page names no purchase of yours. All that you have bought is listed in your account.',
      };
    case 'unanswered':
      return {
        state: 'error',
        title: 'Purchase Unknown',
        text: `${view.message} Coins that were paid for come to your account in any case.`,
      };
    default:
      return assertNever(view);
  }
}

const takenText = (taken: number): string =>
  taken > 0
    ? `${coinsText(taken)} ${taken === 1 ? 'was' : 'were'} taken back.`
    : 'No coins were taken back, as they had been spent.';

const knownWords: Readonly<Record<OrderStand, (standing: OrderStanding, balance: number) => OrderWords>> = {
  paid: ({ amount }, balance) => ({
    state: 'success',
    title: 'Purchase Complete',
    text: `${coinsText(amount)} have been added to your account. You have ${coinsText(balance)} now.`,
  }),
  waiting: ({ amount, price }) => ({
    state: 'busy',
    title: 'Waiting for Your Payment',
    text: `Your payment of ${formatDollars(price)} for ${coinsText(amount)} has not been confirmed yet. The coins come by themselves as soon as it is, also when you leave this page.`,
  }),
  failed: ({ amount, price }) => ({
    state: 'error',
    title: 'Payment Not Completed',
    text: `The payment of ${formatDollars(price)} for ${coinsText(amount)} did not go through. No coins were added.`,
  }),
  disputed: ({ amount, price, taken }) => ({
    state: 'error',
    title: 'Payment Disputed',
    text: `Your bank has asked for the payment of ${formatDollars(price)} for ${coinsText(amount)} back. ${takenText(taken)}${taken > 0 ? ' What was taken comes back if the bank decides for the payment.' : ''}`,
  }),
  refunded: ({ amount, price, taken }, balance) => ({
    state: 'error',
    title: 'Payment Given Back',
    text: `The payment of ${formatDollars(price)} for ${coinsText(amount)} was given back. ${takenText(taken)} You have ${coinsText(balance)} now.`,
  }),
};
