/**
 * Price of a catalogue item, in coins (spec 2 §3).
 * @rule 2.3.6 A catalogue item has a price and may have a discounted one.
 */
export interface ItemPrice {
  readonly price: number;
  readonly discounted: number | undefined;
}

/**
 * True if the discounted price is lower than the price and not negative.
 * @rule 2.3.6 A discounted price counts only below the price.
 */
export function isDiscounted({ price, discounted = price }: ItemPrice): boolean {
  return discounted >= 0 && discounted < price;
}

/**
 * Returns the coins that one item costs: a valid discounted price, or else the price.
 * @rule 2.3.6 A buyer pays the discounted price where there is one.
 */
export function itemCost(item: ItemPrice): number {
  return (isDiscounted(item) ? item.discounted : undefined) ?? item.price;
}

/** Returns the discount in whole per cent, rounded down; undefined below one per cent. */
export function percentOff(item: ItemPrice): number | undefined {
  const off = Math.floor(((item.price - itemCost(item)) * 100) / item.price);
  return off >= 1 ? off : undefined;
}
