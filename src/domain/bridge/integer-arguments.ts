import { PURCHASE_COUNT_MAX } from '../inventory/purchase-limits';
import { saveLimits } from '../saves/save-limits';
import { LAST_PAGE } from '../shared/page-number';
import { err, ok } from '../shared/result';
import type { ArgumentParser } from './arguments';
import { integerDefaults } from './integer-defaults';

/**
 * The largest integers of a call. One above is refused and not lowered: slot 6 would overwrite another slot, and a page of another size
 * than asked for would shift all that follow. Pages end where the number of a row still fits 32 bits.
 */
export const integerLimits = {
  page: LAST_PAGE,
  size: 100,
  slot: saveLimits.slots,
  count: PURCHASE_COUNT_MAX,
} as const;

const isPositiveInteger = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) > 0;

/**
 * A positive integer up to `most`; what is no positive integer becomes the default.
 * @rule 2.5.7 Slot, count, page and page size must be positive integers, else they take their defaults.
 */
export function positiveInteger(fallback: number, most: number): ArgumentParser<number> {
  return (raw) => {
    const value = isPositiveInteger(raw) ? raw : fallback;
    return value <= most ? ok(value) : err(`must be at most ${most}`);
  };
}

/** The page of a list, from 1. */
export const page = positiveInteger(integerDefaults.page, integerLimits.page);
/** The rows of a page. */
export const size = positiveInteger(integerDefaults.size, integerLimits.size);
/** A save slot, from 1. */
export const slot = positiveInteger(integerDefaults.slot, integerLimits.slot);
/** How many of an item are bought. */
export const count = positiveInteger(integerDefaults.count, integerLimits.count);
