import type { DialogQuestion } from '../../application/notices/dialog-question';
import type { CatalogItem } from '../../domain/games/game';
import type { CoinOffer } from '../../domain/market/money';
import { formatDollars } from '../../domain/market/money';
import type { Result } from '../../domain/shared/result';
import { coinsText } from '../catalog/item.texts';

/** What a coin of a pack costs, in cents with one decimal: '8.0¢ a coin'. */
export function coinPriceText({ amount, price }: Pick<CoinOffer, 'amount' | 'price'>): string {
  return `${(price / amount).toFixed(1)}¢ a coin`;
}

/** How a headset user pays: there, or through a link on another device (spec 2 §4). */
export function paymentQuestion({ amount, price }: Pick<CoinOffer, 'amount' | 'price'>): DialogQuestion {
  return {
    type: 'prompt',
    title: `Buy ${coinsText(amount)} for ${formatDollars(price)}`,
    content:
      'You can pay now in this browser, or have a link mailed to you and pay on another device. The coins come to your account either way.',
    confirm: { title: 'Pay Now' },
    cancel: { title: 'Email Me' },
  };
}

/** What is asked instead while the address that a link would be mailed to is not confirmed; `send` mails the confirmation once more. */
export function unconfirmedQuestion(
  { amount, price }: Pick<CoinOffer, 'amount' | 'price'>,
  address: string,
  send: () => Promise<Result<void, string>>,
): DialogQuestion {
  return {
    type: 'prompt',
    title: `Buy ${coinsText(amount)} for ${formatDollars(price)}`,
    content: `You can pay now in this browser. A link for another device can be mailed to you once you have confirmed your address ${address}.`,
    confirm: { title: 'Pay Now' },
    cancel: { title: 'Send Confirmation', run: send },
  };
}

/** What is said once the confirmation of the address was mailed again. */
export const CONFIRMATION_SENT =
  'A new email is on its way. Open its link to confirm your address, then buy your coins again.';

/** What is said of a purchase without an answer: it may have been made, and is not paid twice. */
export function unansweredText(message: string): string {
  return `${message} If you buy it again, you pay once only.`;
}

/** A part of the shop, or why it could not be had. */
export type ShopPart<T> =
  { readonly kind: 'found'; readonly entries: readonly T[] } | { readonly kind: 'failed'; readonly message: string };

/** What the shop shows; plain data, so that it survives inlining. */
export interface ShopPageData {
  readonly offers: ShopPart<CoinOffer>;
  readonly showcase: ShopPart<CatalogItem>;
}
