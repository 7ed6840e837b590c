import type { DialogQuestion } from '../../application/notices/dialog-question';
import type { CatalogItem } from '../../domain/games/game';
import type { CoinOffer } from '../../domain/market/money';
import { formatDollars } from '../../domain/market/money';
import { PREMIUM_PRICE } from '../../domain/premium/premium';
import { coinsText, purchaseText } from '../catalog/item.texts';

/** Formats the price per coin in cents with one decimal: '8.0¢ per coin'. */
export function coinPriceText({ amount, price }: Pick<CoinOffer, 'amount' | 'price'>): string {
  return `${(price / amount).toFixed(1)}¢ per coin`;
}

/** Asks a headset user to pay now or by an emailed link on another device (spec 2 §4). */
export function paymentQuestion({ amount, price }: Pick<CoinOffer, 'amount' | 'price'>): DialogQuestion {
  return {
    type: 'prompt',
    title: `Buy ${coinsText(amount)} for ${formatDollars(price)}`,
    content: 'Pay now in this browser, or get a payment link by email and pay on another device.',
    confirm: { title: 'Pay Now' },
    cancel: { title: 'Email Me' },
  };
}

/** Price, balance and the day `until`, on which premium would end. */
export function premiumContent(balance: number, until: string): string {
  return `${purchaseText(PREMIUM_PRICE, balance)}\nPremium until: ${until}`;
}

/** Asks to spend coins on a month of premium. */
export function premiumQuestion(content: string): DialogQuestion {
  return {
    type: 'prompt',
    title: 'Buy a month of Premium?',
    content,
    confirm: { title: `Buy for ${coinsText(PREMIUM_PRICE)}` },
    cancel: { title: 'Not now' },
  };
}

/** Text for a purchase with unknown outcome. A retry is not charged twice. */
export function unansweredText(message: string): string {
  return `${message} You can safely try again: you won’t be charged twice.`;
}

/** Part of the shop, or the message of its failure. */
export type ShopPart<T> =
  | { readonly kind: 'found'; readonly entries: readonly T[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Loader data of the shop; plain data, because it is inlined into the document. */
export interface ShopPageData {
  readonly offers: ShopPart<CoinOffer>;
  readonly showcase: ShopPart<CatalogItem>;
}
