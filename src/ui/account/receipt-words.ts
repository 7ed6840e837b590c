import { formatDollars } from '../../domain/market/dollars';
import type { BoughtKind, PaidMoney, Receipt } from '../../domain/market/receipt';
import type { BadgeTone } from '../shared/Badge';
import type { IconName } from '../shared/icon-names';

/** The sign of each kind of purchase. */
export const boughtIcons: Readonly<Record<BoughtKind, IconName>> = {
  coins: 'coins',
  premium: 'crown',
  item: 'package',
};

/** What has become of a purchase, where that is not all right; the sentence says what it means. */
export const receiptMarks: Readonly<
  Record<Exclude<Receipt['state'], 'done'>, { readonly word: string; readonly tone: BadgeTone; readonly text: string }>
> = {
  refunded: {
    word: 'Refunded',
    tone: 'info',
    text: 'The money went back to you, and the coins were taken back as far as you had any.',
  },
  disputed: {
    word: 'Disputed',
    tone: 'warning',
    text: 'Your bank is looking into this payment. Its coins are held back until that is settled.',
  },
};

/** The number by which a purchase is known. */
export function receiptNumber({ id, money }: Pick<Receipt, 'id' | 'money'>): string {
  return money === undefined ? `Purchase ${id}` : `Receipt ${id}`;
}

/** Coins with their sign, the minus as wide as the plus: `+100`, `−10`. */
export function signedCoins(coins: number): string {
  const sign = coins > 0 ? '+' : '−';
  return coins === 0 ? '0' : `${sign}${String(Math.abs(coins))}`;
}

/** What a price is made of: `Net $6.71 + 19% VAT $1.28`. */
export function vatWords({ net, vat, vatRate }: PaidMoney): string {
  return `Net ${formatDollars(net)} + ${String(vatRate)}% VAT ${formatDollars(vat)}`;
}
