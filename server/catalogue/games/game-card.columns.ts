import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { games } from '../../platform/database/schema/games';

/** JSON text of a game's card with its current counters. `presentGameCard` adds the origin of its addresses. */
export const gameCardJson = sql<string>`replace(${games.cardJson}, chr(2), '{"views":' || ${games.views} || ',"reviews":' || ${games.reviews} || ',"reactions":' || ${games.reactions} || ',"rating":' || case when ${games.reviews} > 0 then ${games.rating}::text else 'null' end || '}')`;

/** JSON text of an array of the cards in the column `card`. `presentGameCards` adds the origin of its addresses. */
export const gameCardsJson = (order: SQL) =>
  sql<string>`'[' || coalesce(string_agg(card, ',' order by ${order}), '') || ']'`;

/** Written as in the partial indexes and without a parameter, so that the planner uses them. */
export const publishedGame = sql`${games.status} = 'published'`;

/**
 * Published games and drafts, for calls that name one game. A call that names a draft is refused before its handler runs, unless the
 * caller may open the draft (server/platform/http/mount-route.ts).
 */
export const reachableGame = sql`(${games.status} = 'published' or ${games.draftFor} is not null)`;

/** Published and unpublished games without drafts, for a player's own lists. */
export const noDraft = sql`${games.draftFor} is null`;
