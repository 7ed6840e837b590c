import type { Pagination } from '../shared/pagination';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { Titled } from '../shared/titled';

/** One kind of item that a player has. */
export interface Belonging {
  readonly slug: string;
  readonly name: string;
  readonly thumbnail: string;
  readonly consumable: boolean;
  readonly count: number;
  /** ISO 8601: when the first of them is gone; undefined when they stay. */
  readonly expires: string | undefined;
  /** Whether it has a page. */
  readonly listed: boolean;
}

/** What a player has in one game. */
export interface GameBelongings {
  readonly game: Titled;
  /** Whether the game has a page. */
  readonly listed: boolean;
  readonly items: readonly Belonging[];
}

export interface BelongingList {
  readonly games: readonly GameBelongings[];
  readonly pagination: Pagination;
}

const DAY = 86_400_000;

/** A persistent item is had once; consumable ones pile up. */
type ItemKind = 'persistent' | 'consumable';

/** What the shop sells. */
export interface ItemOnSale {
  readonly kind: ItemKind;
  /** Days until a bought one is gone; 0 for one that stays. */
  readonly expiryDays: number;
}

/** What came with one purchase. */
export interface ItemBatch {
  readonly count: number;
  /** Milliseconds UTC; absent for what stays. */
  readonly expiresAt?: number;
}

/** How many a player has at `now`: what has expired counts no more. */
export function ownedCount(batches: readonly ItemBatch[], now: number): number {
  return batches.filter(({ expiresAt = Infinity }) => now < expiresAt).reduce((total, { count }) => total + count, 0);
}

/** What a purchase at `now` adds; refused for a second piece of a persistent item. */
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

/** How many of one item can be bought at once: a price times this stays a whole number of coins that a dialog can show. */
export const PURCHASE_COUNT_MAX = 100;
