import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { favourites } from '../../platform/database/schema/favourites';
import { games } from '../../platform/database/schema/games';
import { gameCardJson, publishedGame } from '../../catalogue/games/game-card.columns';

const isFavourite = (accountId: string, gameId: number) =>
  and(eq(favourites.accountId, accountId), eq(favourites.gameId, gameId));
const listedOf = (accountId: string) => and(eq(favourites.accountId, accountId), publishedGame);

/** True if a game is a player's favourite. */
export async function hasFavourite(executor: Executor, accountId: string, gameId: number): Promise<boolean> {
  const found = await executor
    .select({ at: favourites.addedAt })
    .from(favourites)
    .where(isFavourite(accountId, gameId));
  return found.length > 0;
}

/** Returns the id of a favourite game, also of an unpublished one. */
export async function findFavourite(executor: Executor, accountId: string, slug: string): Promise<number | undefined> {
  const [found] = await executor
    .select({ id: games.id })
    .from(favourites)
    .innerJoin(games, eq(games.id, favourites.gameId))
    .where(and(eq(favourites.accountId, accountId), eq(games.slug, slug)));
  return found?.id;
}

/** Adds a favourite. Has no effect if it exists. */
export async function addFavourite(tx: Executor, accountId: string, gameId: number, now: Date): Promise<void> {
  await tx.insert(favourites).values({ accountId, gameId, addedAt: now }).onConflictDoNothing();
}

/** Removes a favourite. Has no effect if it does not exist. */
export async function removeFavourite(tx: Executor, accountId: string, gameId: number): Promise<void> {
  await tx.delete(favourites).where(isFavourite(accountId, gameId));
}

/** Counts a player's favourites, including unpublished games. */
export async function countFavourites(executor: Executor, accountId: string): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(favourites)
    .where(eq(favourites.accountId, accountId));
  return counted?.count ?? 0;
}

/** Returns a window of a player's published favourites as the JSON texts of their cards, last added first. */
export function listFavourites(
  executor: Executor,
  accountId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly { readonly card: string }[]> {
  return executor
    .select({ card: gameCardJson })
    .from(favourites)
    .innerJoin(games, eq(games.id, favourites.gameId))
    .where(listedOf(accountId))
    .orderBy(desc(favourites.addedAt), desc(favourites.gameId))
    .limit(limit)
    .offset(offset);
}

/** Counts a player's published favourites. */
export async function countListedFavourites(executor: Executor, accountId: string): Promise<number> {
  const [counted] = await executor
    .select({ count: count() })
    .from(favourites)
    .innerJoin(games, eq(games.id, favourites.gameId))
    .where(listedOf(accountId));
  return counted?.count ?? 0;
}
