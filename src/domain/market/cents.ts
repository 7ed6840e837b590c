declare const cents: unique symbol;

/** An amount of money in whole US cents, never negative. */
export type Cents = number & { readonly [cents]: true };

/**
 * Parses an amount of money in cents; undefined for anything but a non-negative safe integer.
 * @rule 3.8 Money is counted in whole cents.
 */
export function toCents(value: unknown): Cents | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as Cents) : undefined;
}
