import { brand } from '../../../../src/domain/shared/brand';
import type { Letter } from '../letter';
import { momentText } from '../moment-text';

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
