import type { Cents } from './cents';
import { toCents } from './cents';

const DECIMAL = /^(?:0|[1-9]\d*)\.\d{2}$/;

/**
 * Formats cents as decimal dollars with two places for the wire: 449 is `4.49`.
 * @rule 3.4 Prices are decimal dollars with two places, made from whole cents.
 */
export function toDecimalDollars(cents: Cents): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Parses decimal dollars with exactly two places; undefined for any other form and above the safe integers.
 * @rule 3.4 A price in any other form is no price.
 */
export function parseDecimalDollars(text: string): Cents | undefined {
  return DECIMAL.test(text) ? toCents(Number(text.replace('.', ''))) : undefined;
}

/** Formats cents for people: `$1,234.50`. */
export function formatDollars(cents: Cents): string {
  return `$${toDecimalDollars(cents).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}
