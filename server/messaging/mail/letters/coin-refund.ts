import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';

/** Why the money goes back: the shop gave it, or a bank has asked for it, or has decided so. */
type Cause = 'refunded' | 'disputed' | 'dispute-lost';

interface CoinRefund {
  readonly username: string;
  /** Number of the receipt that is given back. */
  readonly number: number;
  /** As people read it. */
  readonly price: string;
  readonly cause: Cause;
  /** Coins that were taken back. */
  readonly taken: number;
  /** Coins that should have been and were spent. */
  readonly missing: number;
  readonly receiptsUrl: string;
}

const coins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`;

const causes: Readonly<Record<Cause, { readonly subject: string; readonly fact: string }>> = {
  refunded: { subject: 'A payment was given back to you', fact: 'a payment was given back' },
  disputed: { subject: 'A payment of yours is disputed', fact: 'your bank has asked for a payment back' },
  'dispute-lost': {
    subject: 'A disputed payment was given back to you',
    fact: 'your bank has decided a dispute and given a payment back to you',
  },
};

function coinWords({ cause, taken, missing }: CoinRefund): readonly string[] {
  const spent = `${coins(missing)} had been spent already. You owe us nothing for them, and what you bought stays yours.`;
  const taking =
    cause === 'dispute-lost'
      ? `What we took out of your account then does not come back: ${coins(taken)}.`
      : `We have taken ${coins(taken)} of it out of your account.`;
  return [...(taken > 0 ? [taking] : []), ...(missing > 0 ? [spent] : [])];
}

function outlook({ cause, taken }: CoinRefund): readonly string[] {
  if (cause !== 'disputed') return [];
  const back = taken > 0 ? ['If your bank decides for the payment, the coins come back by themselves.'] : [];
  return [...back, 'We write again when it has decided.'];
}

/** Tells a buyer that a payment was given back or asked back, and which coins went with it. */
export const coinRefundLetter = (refund: CoinRefund): Letter => ({
  kind: 'coin-refund',
  subject: causes[refund.cause].subject,
  opening: [
    `Hello ${refund.username},`,
    `${causes[refund.cause].fact}: ${refund.price}, receipt ${refund.number}.`,
    ...coinWords(refund),
    ...outlook(refund),
  ],
  links: [{ label: 'See all receipts', url: refund.receiptsUrl }],
  closing: [],
  reason: `You receive this mail because coins were bought for the ${brand.siteName} account “${refund.username}”.`,
});
