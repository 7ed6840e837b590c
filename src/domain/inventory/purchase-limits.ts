/** How many of one item can be bought at once: a price times this stays a whole number of coins that a dialog can show. */
export const PURCHASE_COUNT_MAX = 100;
