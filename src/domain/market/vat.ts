import type { Cents } from './cents';

/** A rate of 100% in basis points. */
const WHOLE = 10_000n;

/**
 * Returns the VAT in a gross price, at a rate in basis points (1900 is 19%), rounded half up to the cent.
 * @rule 2.9.5 Coin prices include VAT, so the tax is taken out of the price and not put on top.
 */
export function vatShare(gross: Cents, rate: number): Cents {
  const divisor = WHOLE + BigInt(rate);
  return Number((2n * BigInt(gross) * BigInt(rate) + divisor) / (2n * divisor)) as Cents;
}

/**
 * Returns a gross price without its VAT, at a rate in basis points; net price and VAT add up to the price.
 * @rule 2.9.5 A receipt shows the price without its VAT as well.
 */
export function netPrice(gross: Cents, rate: number): Cents {
  return (gross - vatShare(gross, rate)) as Cents;
}
