import { formatDollars } from '../../domain/market/dollars';
import type { BoughtKind, PaidMoney, Receipt } from '../../domain/market/receipt';
import type { TimeZone } from '../../domain/shared/time-zone';
import { exactDate } from '../../domain/shared/written-date';
import { coinsText } from '../catalog/item.texts';
import type { BadgeTone } from '../shared/Badge';
import type { IconName } from '../shared/icon-names';

/** The sign of each kind of purchase. */
export const boughtIcons: Readonly<Record<BoughtKind, IconName>> = {
  coins: 'coins',
  premium: 'crown',
  item: 'package',
};

/** What has become of a purchase, where that is not all right. */
export const receiptMarks: Readonly<
  Record<Exclude<Receipt['state'], 'done'>, { readonly word: string; readonly tone: BadgeTone }>
> = {
  refunded: { word: 'Refunded', tone: 'info' },
  disputed: { word: 'Disputed', tone: 'warning' },
};

/** What it means that a purchase was refunded or is disputed: when, of which receipt, and the coins that went with it. */
export function undoneText(
  receipt: Pick<Receipt, 'id' | 'money' | 'state' | 'undone'>,
  zone: TimeZone,
): string | undefined {
  const { state, undone } = receipt;
  if (state === 'done') return undefined;
  const when = (word: string) => (undone === undefined ? '' : ` ${word} ${exactDate(undone.date, zone)}`);
  const taken = undone === undefined || undone.taken === 0 ? 'No coins' : coinsText(undone.taken);
  const were = undone?.taken === 1 ? 'was' : 'were';
  return state === 'refunded'
    ? `The money of ${receiptNumber(receipt)} went back to you${when('on')}. ${taken} ${were} taken back.`
    : `Your bank has been looking into ${receiptNumber(receipt)}${when('since')}. ${taken} ${were} taken back until that is settled.`;
}

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
