import { sql } from 'drizzle-orm';
import type { GameCapability } from '../../../src/domain/games/game-capability';
import type { StoredCard } from '../../platform/database/schema/games';
import { games } from '../../platform/database/schema/games';

/** Columns of a game card. Everything except the counters comes from the stored card. */
export const gameCardColumns = {
  slug: games.slug,
  card: games.card,
  capabilities: games.capabilities,
  views: games.views,
  reviews: games.reviews,
  reactions: games.reactions,
};

/** Written as in the partial indexes and without a parameter, so that the planner uses them. */
export const publishedGame = sql`${games.status} = 'published'`;

/**
 * Published games and drafts, for calls that name one game. A call that names a draft is refused before its handler runs, unless the
 * caller may open the draft (server/platform/http/mount-route.ts).
 */
export const reachableGame = sql`(${games.status} = 'published' or ${games.draftFor} is not null)`;

/** Published and unpublished games without drafts, for a player's own lists. */
export const noDraft = sql`${games.draftFor} is null`;

export interface GameCardRow {
  readonly slug: string;
  readonly card: StoredCard;
  readonly capabilities: readonly GameCapability[];
  readonly views: number;
  readonly reviews: number;
  readonly reactions: number;
}
