import type { Pagination } from '../shared/pagination';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { Titled } from '../shared/titled';

/** Items of one kind that a player owns. */
export interface Belonging {
  readonly slug: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly consumable: boolean;
  readonly count: number;
  /** Expiry of the first of them, ISO 8601; undefined if they are permanent. */
  readonly expires: string | undefined;
  /** True if the item has a page. */
  readonly listed: boolean;
}

/** Items of a player in one game. */
export interface GameBelongings {
  readonly game: Titled;
  /** True if the game has a page. */
  readonly listed: boolean;
  readonly items: readonly Belonging[];
}

export interface BelongingList {
  readonly games: readonly GameBelongings[];
  readonly pagination: Pagination;
}

const DAY = 86_400_000;

/** Kind of an item: a player owns at most one persistent item, but any number of consumable ones. */
type ItemKind = 'persistent' | 'consumable';

/** An item for sale. */
export interface ItemOnSale {
  readonly kind: ItemKind;
  /** Days until the item expires; 0 for a permanent one. */
  readonly expiryDays: number;
}

/** Items of one purchase. */
export interface ItemBatch {
  readonly count: number;
  /** Milliseconds since 1970, UTC; absent for permanent items. */
  readonly expiresAt?: number;
}

/** Returns the number of unexpired items at `now`. */
export function ownedCount(batches: readonly ItemBatch[], now: number): number {
  return batches.filter(({ expiresAt = Infinity }) => now < expiresAt).reduce((total, { count }) => total + count, 0);
}

/** Returns the items of a purchase at `now`, or the reason to refuse a second persistent item. */
export function buyBatch(
  { kind, expiryDays }: ItemOnSale,
  owned: readonly ItemBatch[],
  count: number,
  now: number,
): Result<ItemBatch, 'owned-already' | 'one-only'> {
  if (kind === 'persistent' && ownedCount(owned, now) > 0) return err('owned-already');
  if (kind === 'persistent' && count > 1) return err('one-only');
  return ok(expiryDays === 0 ? { count } : { count, expiresAt: now + expiryDays * DAY });
}

/** Maximum number of an item in one purchase, so that the total price stays exact and displayable. */
export const PURCHASE_COUNT_MAX = 100;
