import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import { toCsv } from './game-statistics';

/** Currencies of payouts. Each has two decimals. */
export const payoutCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK'] as const;
export type PayoutCurrency = (typeof payoutCurrencies)[number];

/** States of a payout. A settled or refused one never changes again. */
export const payoutStates = ['requested', 'settled', 'refused'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Value of coins in a month. */
export interface MoneyTerms {
  readonly currency: PayoutCurrency;
  /** Value of 1,000 coins, in hundredths of the currency. */
  readonly perThousand: number;
  /** The developer's share in hundredths of a percent, up to 10,000. */
  readonly basisPoints: number;
}

/** A month as `YYYY-MM` (UTC). */
export const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** Returns the month some months after another one, or before it. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Time after the end of a month in which calls of that month still end, in milliseconds. */
const GRACE = 60 * 60 * 1000;

/** Returns the newest month that has ended at least an hour ago. */
export const lastEndedMonth = (time: number): string =>
  monthAfter(new Date(time - GRACE).toISOString().slice(0, 7), -1);

/** Divisor of coins times value times share: 1,000 coins and 10,000 hundredths of a percent. */
const DIVISOR = 10_000_000n;

/** Returns the developer's amount for coins in hundredths of the currency, rounded down. */
export const amountOf = (coins: number, { perThousand, basisPoints }: MoneyTerms): number =>
  Number((BigInt(coins) * BigInt(perThousand) * BigInt(basisPoints)) / DIVISOR);

/**
 * Returns the amounts of lines with these coins. Each line gets the rounded amount of all coins up to it, less that of the lines before, so
 * that the amounts add up to `amountOf` all coins.
 */
export function lineAmounts(coins: readonly number[], terms: MoneyTerms): readonly number[] {
  let before = 0;
  return coins.map((own) => {
    const amount = amountOf(before + own, terms) - amountOf(before, terms);
    before += own;
    return amount;
  });
}

/** Sold items of a statement or a period. */
export interface SoldItem {
  /** Slug and title of the game. */
  readonly game: string;
  readonly gameTitle: string;
  /** Slug and name of the item. */
  readonly item: string;
  readonly itemName: string;
  readonly sold: number;
  readonly coins: number;
}

/** Sold items of a day (UTC, `YYYY-MM-DD`). */
export type DaySales = SoldItem & { readonly day: string };

/** Line of a statement; `amount` is in hundredths of the currency. */
export type StatementLine = SoldItem & { readonly amount: number };

/** Statement of a month without its lines. */
export interface StatementHead extends MoneyTerms {
  readonly month: string;
  readonly sold: number;
  readonly coins: number;
  readonly amount: number;
  /** ISO 8601. */
  readonly closed: string;
}

/** Statement of a month. */
export interface Statement extends StatementHead {
  /** Most coins first. */
  readonly lines: readonly StatementLine[];
}

/** Payout of a developer; `amount` is in hundredths of the currency. */
export interface Payout {
  readonly id: string;
  readonly currency: PayoutCurrency;
  readonly amount: number;
  readonly state: PayoutState;
  /** ISO 8601. */
  readonly requested: string;
  readonly decided: string | undefined;
  /** The operator's reference of the payment. */
  readonly reference: string | undefined;
  /** The operator's reason for a refusal. */
  readonly reason: string | undefined;
}

/** Money that can be paid out. */
export interface PayoutAccount {
  /** Closed statements less open and settled payouts, in hundredths of the currency. */
  readonly balance: number;
  /** True if a payout is waiting for the operator. */
  readonly isOpen: boolean;
  /** Least amount of a payout; undefined while the operator pays nothing out. */
  readonly minimum: number | undefined;
}

export type PayoutRefusal = 'off' | 'open' | 'above-balance' | 'below-minimum';

/** Permits a payout of an amount, or returns the first reason against it. */
export function checkPayout(amount: number, { balance, isOpen, minimum }: PayoutAccount): Result<void, PayoutRefusal> {
  if (minimum === undefined) return err('off');
  if (isOpen) return err('open');
  if (amount > balance) return err('above-balance');
  return amount < minimum ? err('below-minimum') : ok(undefined);
}

/** Coins, statements and payouts of a developer. */
export interface DeveloperMoney {
  /** Day of the first sale; undefined before it. */
  readonly firstDay: string | undefined;
  /** Days of the period with sales, oldest first. */
  readonly days: readonly DaySales[];
  /** Terms of the current month; undefined while the operator has set no rate or no share. */
  readonly terms: (MoneyTerms & { readonly minimum: number }) | undefined;
  readonly balance: number;
  /** Newest first. */
  readonly statements: readonly StatementHead[];
  /** Newest first, at most 100. */
  readonly payouts: readonly Payout[];
}

/** Adds up the items of days, most coins first. */
export function soldItems(days: readonly DaySales[]): readonly SoldItem[] {
  const items = new Map<string, SoldItem>();
  for (const { day: _day, ...sales } of days) {
    const key = `${sales.game}/${sales.item}`;
    const known = items.get(key);
    items.set(key, {
      ...sales,
      sold: sales.sold + (known?.sold ?? 0),
      coins: sales.coins + (known?.coins ?? 0),
    });
  }
  return [...items.values()].toSorted((a, b) => b.coins - a.coins);
}

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Parses a decimal with up to two places as hundredths; undefined for any other form. */
export function parseHundredths(text: string): number | undefined {
  const [, whole, places = ''] = DECIMAL.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(places.padEnd(2, '0'));
}

/** Returns hundredths as a decimal with two places, such as `1234.50`. */
export function decimalText(hundredths: number): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Returns an amount for people, such as `1,234.50 EUR`. */
export const moneyText = (amount: number, currency: PayoutCurrency): string =>
  `${decimalText(amount).replaceAll(/\B(?=(\d{3})+\.)/g, ',')} ${currency}`;

/** Returns a share for people, such as `70%` or `67.5%`. */
export const sharePercent = (basisPoints: number): string => `${String(basisPoints / 100)}%`;

/** Returns a statement as CSV with a row for each item. */
export function statementCsv({ month, currency, lines }: Statement): string {
  const head = ['month', 'game', 'game title', 'item', 'item name', 'sold', 'coins', 'amount', 'currency'];
  return toCsv([
    head,
    ...lines.map(({ game, gameTitle, item, itemName, sold, coins, amount }) => [
      ...[month, game, gameTitle, item, itemName, sold, coins],
      ...[decimalText(amount), currency],
    ]),
  ]);
}
