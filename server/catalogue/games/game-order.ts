import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { GameSort } from '../../../src/domain/games/game-query';

const KEYS: Readonly<Record<GameSort, SQL>> = {
  released: sql`released_at`,
  popular: sql`popularity`,
  rating: sql`rating`,
};

const NAMES: Readonly<Record<GameSort, SQL>> = {
  released: sql`'released'`,
  popular: sql`'popular'`,
  rating: sql`'rating'`,
};

/** Column of a sort order, the same in games and buckets. Games with equal values are ordered by id. */
export const keyOf = (sort: GameSort): SQL => KEYS[sort];

/** Name of a sort order as a constant of a statement, so that partial indexes match. */
export const nameOf = (sort: GameSort): SQL => NAMES[sort];

const KEY_TYPES: Readonly<Record<GameSort, SQL>> = {
  released: sql`timestamptz`,
  popular: sql`integer`,
  rating: sql`double precision`,
};

/** Type of the column `keyOf`. */
export const keyTypeOf = (sort: GameSort): SQL => KEY_TYPES[sort];
