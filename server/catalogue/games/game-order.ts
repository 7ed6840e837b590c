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

/** The name of the column that an order goes by, the same in games and in their stretches; equal games follow each other by id. */
export const keyOf = (sort: GameSort): SQL => KEYS[sort];

/** The name of an order as a constant of a statement, so that partial indexes fit. */
export const nameOf = (sort: GameSort): SQL => NAMES[sort];
