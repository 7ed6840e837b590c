import { and, countDistinct, desc, eq, max, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { catalogItems, ownedItems } from '../../platform/database/schema/market';
import { noDraft, publishedGame } from '../../catalogue/games/game-card.columns';
import { lasting, ofCatalogItem, ofOwnedItem } from './owned-item.repository';

/** A game in which a player owns items. */
export interface OwnedGameRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** True if the game has a public page. */
  readonly listed: boolean;
}

const owned = (accountId: string, now: Date) => and(eq(ownedItems.accountId, accountId), lasting(now));

/** Returns a window of the games in which a player owns items at a moment, by last purchase. */
export function listOwnedGames(
  executor: Executor,
  accountId: string,
  now: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly OwnedGameRow[]> {
  return executor
    .select({
      id: games.id,
      slug: games.slug,
      title: sql<string>`${games.card}->>'title'`,
      listed: sql<boolean>`${publishedGame}`,
    })
    .from(ownedItems)
    .innerJoin(catalogItems, ofOwnedItem)
    .innerJoin(games, ofCatalogItem)
    .where(and(owned(accountId, now), noDraft))
    .groupBy(games.id)
    .orderBy(desc(max(ownedItems.boughtAt)), desc(games.id))
    .limit(limit)
    .offset(offset);
}

/** Counts the games in which a player owns items at a moment. */
export async function countOwnedGames(executor: Executor, accountId: string, now: Date): Promise<number> {
  const [total] = await executor
    .select({ count: countDistinct(catalogItems.gameId) })
    .from(ownedItems)
    .innerJoin(catalogItems, ofOwnedItem)
    .innerJoin(games, ofCatalogItem)
    .where(and(owned(accountId, now), noDraft));
  return total?.count ?? 0;
}
