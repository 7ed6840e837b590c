import { brand } from '../../../src/domain/shared/brand';
import type { Letter } from '../letter';

interface CoinRefund {
  readonly username: string;
  /** Number of the receipt that is given back. */
  readonly number: number | undefined;
  /** As people read it. */
  readonly price: string;
  /** Coins that were taken back. */
  readonly taken: number;
  /** Coins that should have been and were spent. */
  readonly missing: number;
  /** True while a bank decides. */
  readonly disputed: boolean;
  readonly receiptsUrl: string;
}

const coins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`;

/** Tells a buyer that a payment was given back, and which coins went with it. */
export const coinRefundLetter = (refund: CoinRefund): Letter => ({
  kind: 'coin-refund',
  subject: refund.disputed ? 'A payment of yours is disputed' : 'A payment was given back to you',
  opening: [
    `Hello ${refund.username},`,
    `${refund.disputed ? 'your bank has asked for a payment back' : 'a payment was given back'}: ${refund.price}${refund.number === undefined ? '' : `, receipt ${refund.number}`}.`,
    `We have taken ${coins(refund.taken)} of it out of your account.`,
    ...(refund.missing > 0
      ? [
          `${coins(refund.missing)} had been spent already. You owe us nothing for them, and what you bought stays yours.`,
        ]
      : []),
    ...(refund.disputed ? ['If your bank decides for the payment, the coins come back by themselves.'] : []),
  ],
  links: [{ label: 'See all receipts', url: refund.receiptsUrl }],
  closing: [],
  reason: `You receive this mail because coins were bought for the ${brand.siteName} account “${refund.username}”.`,
});
