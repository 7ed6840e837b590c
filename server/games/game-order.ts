import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { GameSort } from '../../src/domain/games/game-sort';

/** The column that each order goes by, the same in games and in their stretches; equal games follow each other by id. */
const KEYS: Readonly<Record<GameSort, string>> = {
  released: 'released_at',
  popular: 'popularity',
  rating: 'rating',
};

/** The name of the column that an order goes by. */
export const keyOf = (sort: GameSort): SQL => sql.raw(KEYS[sort]);

/** The name of an order as a constant of a statement, so that partial indexes fit. */
export const nameOf = (sort: GameSort): SQL => sql.raw(`'${sort}'`);
