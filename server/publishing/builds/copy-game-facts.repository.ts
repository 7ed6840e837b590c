import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { achievements } from '../../platform/database/schema/achievements';
import { games } from '../../platform/database/schema/games';
import { boards } from '../../platform/database/schema/leaderboards';
import { catalogItems } from '../../platform/database/schema/market';
import { gameTags } from '../../platform/database/schema/tags';

/**
 * Creates the draft of a game with the game's facts, boards, items, achievements and tags, but without player data.
 * Returns the id of the draft.
 */
export async function copyGameFacts(
  tx: Executor,
  gameId: number,
  draft: { readonly slug: string; readonly draftFor: string },
  now: Date,
): Promise<number> {
  const [game] = await tx.select().from(games).where(eq(games.id, gameId));
  if (!game) throw new Error(`The game ${String(gameId)} does not exist.`);
  const { kind, genreId, categoryId, developerId, card, media, description, descriptionHtml, engine, capabilities } =
    game;
  const { ageRating, comfort } = game;
  const { hasMultiplayer, hasAchievements, hasSaves, hasLeaderboards, hasInventory } = game;
  const [created] = await tx
    .insert(games)
    .values({
      ...draft,
      ...{ kind, genreId, categoryId, developerId, card, media, description, descriptionHtml, engine, capabilities },
      ...{ ageRating, comfort },
      ...{ hasMultiplayer, hasAchievements, hasSaves, hasLeaderboards, hasInventory },
      status: 'draft',
      adsDisabled: true,
      releasedAt: now,
      updatedAt: now,
    })
    .returning({ id: games.id });
  if (!created) throw new Error(`The draft of ${draft.draftFor} was not stored.`);
  const own = { gameId: created.id };
  const copies = async <R extends { readonly id: number }>(rows: Promise<readonly R[]>) =>
    (await rows).map(({ id: _id, ...row }) => ({ ...row, ...own }));
  const boardRows = await copies(tx.select().from(boards).where(eq(boards.gameId, gameId)));
  if (boardRows.length > 0) await tx.insert(boards).values(boardRows);
  const items = await copies(tx.select().from(catalogItems).where(eq(catalogItems.gameId, gameId)));
  if (items.length > 0) await tx.insert(catalogItems).values(items);
  const badges = await copies(tx.select().from(achievements).where(eq(achievements.gameId, gameId)));
  if (badges.length > 0) await tx.insert(achievements).values(badges);
  const tags = await tx.select({ tagId: gameTags.tagId }).from(gameTags).where(eq(gameTags.gameId, gameId));
  if (tags.length > 0) await tx.insert(gameTags).values(tags.map((tag) => ({ ...tag, ...own })));
  return created.id;
}
