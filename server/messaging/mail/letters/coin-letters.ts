import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

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

interface CoinReceipt {
  readonly username: string;
  /** Number of the receipt. */
  readonly number: number;
  /** Coins. */
  readonly amount: number;
  readonly paidAt: Date;
  /** As people read them; the price has the VAT in it. */
  readonly price: string;
  readonly net: string;
  readonly vat: string;
  /** In per cent. */
  readonly vatRate: string;
  /** Who sold them: name and address, line by line. */
  readonly seller: readonly string[];
  readonly receiptsUrl: string;
}

/** The receipt for coins that were paid for. */
export const coinReceiptLetter = (receipt: CoinReceipt): Letter => ({
  kind: 'coin-receipt',
  subject: `Receipt ${receipt.number}: ${receipt.amount} coins`,
  opening: [
    `Hello ${receipt.username},`,
    `thank you. Your payment has arrived, and ${receipt.amount} coins are in your account.`,
    `Receipt ${receipt.number}, ${momentText(receipt.paidAt)}`,
    `${receipt.amount} coins: ${receipt.net} net, ${receipt.vat} VAT (${receipt.vatRate}%), ${receipt.price} in all`,
  ],
  links: [{ label: 'See all receipts', url: receipt.receiptsUrl }],
  closing: [...(receipt.seller.length > 0 ? [`Sold by ${receipt.seller.join(', ')}.`] : [])],
  reason: `You receive this mail because coins were bought for the ${brand.siteName} account “${receipt.username}”.`,
});

interface CoinCheckout {
  readonly username: string;
  /** Coins. */
  readonly amount: number;
  /** As people read it. */
  readonly price: string;
  /** How long the link holds, in words. */
  readonly lifetime: string;
  readonly url: string;
}

/** The link by which a player in a headset pays on another screen. */
export const coinCheckoutLetter = ({ username, amount, price, lifetime, url }: CoinCheckout): Letter => ({
  kind: 'coin-checkout',
  subject: `Your ${amount} coins are waiting`,
  opening: [
    `Hello ${username},`,
    `you have chosen ${amount} coins for ${price}, VAT included, and asked for a link to pay on another screen. Here it is.`,
  ],
  links: [{ label: 'Go to the checkout', url }],
  closing: [
    `The link works until you have paid, for ${lifetime} at most. Nothing is charged before you pay there.`,
    'You did not ask for this? Then there is nothing to do.',
  ],
  reason: `You receive this mail because somebody who is signed in to the ${brand.siteName} account “${username}” chose to pay by e-mail.`,
});

interface CoinDisputeWon {
  readonly username: string;
  /** Number of the receipt that stays valid. */
  readonly number: number;
  /** As people read it. */
  readonly price: string;
  /** Coins that came back; 0 when all of them had been spent before they could be taken. */
  readonly returned: number;
  readonly receiptsUrl: string;
}

/** Tells a buyer that a disputed payment stands, and which coins came back with it. */
export const coinDisputeWonLetter = ({ username, number, price, returned, receiptsUrl }: CoinDisputeWon): Letter => ({
  kind: 'coin-dispute-won',
  subject: 'A disputed payment of yours stands',
  opening: [
    `Hello ${username},`,
    `your bank has decided that your payment stands: ${price}, receipt ${number}.`,
    ...(returned > 0
      ? [
          `${returned} ${returned === 1 ? 'coin that we had taken out of your account is' : 'coins that we had taken out of your account are'} back in it.`,
        ]
      : []),
  ],
  links: [{ label: 'See all receipts', url: receiptsUrl }],
  closing: [],
  reason: `You receive this mail because coins were bought for the ${brand.siteName} account “${username}”.`,
});
