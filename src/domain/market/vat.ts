import type { Cents } from './cents';

/** A rate of 100% in basis points. */
const WHOLE = 10_000n;

/**
 * The part of a gross price that is VAT, at a rate in basis points (1900 is 19%), rounded to the nearest cent, a half up.
 * @rule 2.9.5 Coin prices include VAT, so the tax is taken out of the price and not put on top.
 */
export function vatShare(gross: Cents, rate: number): Cents {
  const divisor = WHOLE + BigInt(rate);
  return Number((2n * BigInt(gross) * BigInt(rate) + divisor) / (2n * divisor)) as Cents;
}

/**
 * What is left of a gross price without its VAT, at a rate in basis points; with the VAT it is the price again.
 * @rule 2.9.5 A receipt shows the price without its VAT as well.
 */
export function netPrice(gross: Cents, rate: number): Cents {
  return (gross - vatShare(gross, rate)) as Cents;
}
