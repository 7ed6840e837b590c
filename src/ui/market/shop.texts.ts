import type { DialogQuestion } from '../../application/notices/dialog-question';
import type { CatalogItem } from '../../domain/games/game';
import type { CoinOffer } from '../../domain/market/money';
import { formatDollars } from '../../domain/market/money';
import type { Result } from '../../domain/shared/result';
import { coinsText } from '../catalog/item.texts';

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

/** Variant of {@link paymentQuestion} for an unverified email address. `send` emails the link again. */
export function unverifiedQuestion(
  { amount, price }: Pick<CoinOffer, 'amount' | 'price'>,
  address: string,
  send: () => Promise<Result<void, string>>,
): DialogQuestion {
  return {
    type: 'prompt',
    title: `Buy ${coinsText(amount)} for ${formatDollars(price)}`,
    content: `Pay now in this browser. To get a payment link by email, verify your address ${address} first.`,
    confirm: { title: 'Pay Now' },
    cancel: { title: 'Send Verification', run: send },
  };
}

/** Text after the link was emailed again. */
export const VERIFICATION_SENT =
  'We’ve sent you a new email. Open its link to verify your address, then buy your coins again.';

/** Text for a purchase with unknown outcome. A retry is not charged twice. */
export function unansweredText(message: string): string {
  return `${message} You can safely try again: you won’t be charged twice.`;
}

/** Part of the shop, or the message of its failure. */
export type ShopPart<T> =
  { readonly kind: 'found'; readonly entries: readonly T[] } | { readonly kind: 'failed'; readonly message: string };

/** Loader data of the shop; plain data, because it is inlined into the document. */
export interface ShopPageData {
  readonly offers: ShopPart<CoinOffer>;
  readonly showcase: ShopPart<CatalogItem>;
}
