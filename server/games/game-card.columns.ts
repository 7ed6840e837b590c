import { sql } from 'drizzle-orm';
import type { GameCapability } from '../../src/domain/games/game-capability';
import { games } from '../database/schema/games';
import type { StoredCard } from '../database/schema/stored-card';

/** What a card needs of a game's row; everything but the counters comes from the stored card. */
export const gameCardColumns = {
  slug: games.slug,
  card: games.card,
  capabilities: games.capabilities,
  views: games.views,
  reviews: games.reviews,
  reactions: games.reactions,
};

/** In the words of the partial indexes and not as a parameter, so that the planner sees that they fit. */
export const publishedGame = sql`${games.status} = 'published'`;

export interface GameCardRow {
  readonly slug: string;
  readonly card: StoredCard;
  readonly capabilities: readonly GameCapability[];
  readonly views: number;
  readonly reviews: number;
  readonly reactions: number;
}
