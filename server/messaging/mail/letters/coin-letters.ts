import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

/** Reason for a refund: by the shop, during a dispute, or after a lost dispute. */
type Cause = 'refunded' | 'disputed' | 'dispute-lost';

interface CoinRefund {
  readonly username: string;
  /** Number of the refunded receipt. */
  readonly number: number;
  /** Formatted price. */
  readonly price: string;
  readonly cause: Cause;
  /** Coins that were taken back. */
  readonly taken: number;
  /** Coins that could not be taken back because they were spent. */
  readonly missing: number;
  readonly receiptsUrl: string;
}

const coins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`;

const causes: Readonly<Record<Cause, { readonly subject: string; readonly fact: string }>> = {
  refunded: { subject: 'Your payment was refunded', fact: 'We refunded a payment' },
  disputed: { subject: 'Your payment is disputed', fact: 'A payment was disputed with your bank' },
  'dispute-lost': {
    subject: 'Your disputed payment was refunded',
    fact: 'Your bank has decided the dispute and refunded a payment',
  },
};

function coinTexts({ cause, taken, missing }: CoinRefund): readonly string[] {
  const spent = `${coins(missing)} had already been spent. You owe us nothing for them, and you keep what you bought.`;
  const taking =
    cause === 'dispute-lost'
      ? `${coins(taken)} that we removed from your account will not be returned.`
      : `We removed ${coins(taken)} from your account.`;
  return [...(taken > 0 ? [taking] : []), ...(missing > 0 ? [spent] : [])];
}

function nextSteps({ cause, taken }: CoinRefund): readonly string[] {
  if (cause !== 'disputed') return [];
  const back = taken > 0 ? ['If your bank confirms the payment, the coins return automatically.'] : [];
  return [...back, 'We’ll email you when it has decided.'];
}

/** Composes the email about a refunded or disputed payment and its coins. */
export const coinRefundLetter = (refund: CoinRefund): Letter => ({
  kind: 'coin-refund',
  subject: causes[refund.cause].subject,
  opening: [
    `Hello ${refund.username},`,
    `${causes[refund.cause].fact}: ${refund.price}, receipt ${refund.number}.`,
    ...coinTexts(refund),
    ...nextSteps(refund),
  ],
  links: [{ label: 'See all receipts', url: refund.receiptsUrl }],
  closing: [],
  reason: `You’re receiving this email because coins were bought for the ${brand.siteName} account “${refund.username}”.`,
});

interface CoinReceipt {
  readonly username: string;
  /** Number of the receipt. */
  readonly number: number;
  /** Number of coins. */
  readonly amount: number;
  readonly paidAt: Date;
  /** Formatted price with VAT. */
  readonly price: string;
  readonly net: string;
  readonly vat: string;
  /** Percentage. */
  readonly vatRate: string;
  /** Name and address of the seller, line by line. */
  readonly seller: readonly string[];
  readonly receiptsUrl: string;
}

/** Composes the receipt of a coin order. */
export const coinReceiptLetter = (receipt: CoinReceipt): Letter => ({
  kind: 'coin-receipt',
  subject: `Receipt ${receipt.number}: ${receipt.amount} coins`,
  opening: [
    `Hello ${receipt.username},`,
    `Thank you! Your payment has arrived, and ${receipt.amount} coins are in your account.`,
    `Receipt ${receipt.number}, ${momentText(receipt.paidAt)}`,
    `${receipt.amount} coins: ${receipt.net} net, ${receipt.vat} VAT (${receipt.vatRate}%), ${receipt.price} in total`,
  ],
  links: [{ label: 'See all receipts', url: receipt.receiptsUrl }],
  closing: [...(receipt.seller.length > 0 ? [`Sold by ${receipt.seller.join(', ')}.`] : [])],
  reason: `You’re receiving this email because coins were bought for the ${brand.siteName} account “${receipt.username}”.`,
});

interface CoinCheckout {
  /** Undefined for an unverified address: its owner may be a stranger, who must get no text that a player has chosen. */
  readonly username: string | undefined;
  /** Number of coins. */
  readonly amount: number;
  /** Formatted price. */
  readonly price: string;
  /** Lifetime of the link as text. */
  readonly lifetime: string;
  readonly url: string;
}

/** Composes the email with a payment link, for players in a headset. */
export const coinCheckoutLetter = ({ username, amount, price, lifetime, url }: CoinCheckout): Letter => ({
  kind: 'coin-checkout',
  subject: `Your ${amount} coins are waiting`,
  opening: [
    username === undefined ? 'Hello,' : `Hello ${username},`,
    `You chose ${amount} coins for ${price}, VAT included. Here is your link to pay on another screen.`,
  ],
  links: [{ label: 'Go to the checkout', url }],
  closing: [
    `The link works until you have paid and expires in ${lifetime}. You are only charged when you pay there.`,
    'Didn’t ask for this? Ignore this email.',
  ],
  reason: `You’re receiving this email because someone who is logged in to ${username === undefined ? `a ${brand.siteName} account with this email address` : `the ${brand.siteName} account “${username}”`} asked for a payment link.`,
});

interface CoinDisputeWon {
  readonly username: string;
  /** Number of the receipt, which stays valid. */
  readonly number: number;
  /** Formatted price. */
  readonly price: string;
  /** Returned coins. 0 if all were spent before the dispute. */
  readonly returned: number;
  readonly receiptsUrl: string;
}

/** Composes the email about a won dispute and the returned coins. */
export const coinDisputeWonLetter = ({ username, number, price, returned, receiptsUrl }: CoinDisputeWon): Letter => ({
  kind: 'coin-dispute-won',
  subject: 'Your disputed payment is confirmed',
  opening: [
    `Hello ${username},`,
    `Your bank has confirmed your payment: ${price}, receipt ${number}.`,
    ...(returned > 0 ? [`${returned} ${returned === 1 ? 'coin is' : 'coins are'} back in your account.`] : []),
  ],
  links: [{ label: 'See all receipts', url: receiptsUrl }],
  closing: [],
  reason: `You’re receiving this email because coins were bought for the ${brand.siteName} account “${username}”.`,
});
