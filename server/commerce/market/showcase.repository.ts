import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Titled } from '../../../src/domain/shared/titled';
import type { CatalogItemRow } from '../catalog/catalog.repository';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { catalogItems } from '../../platform/database/schema/market';
import { publishedGame } from '../../catalogue/games/game-card.columns';

/** Number of items in the shop. */
const SHOWN = 12;
/** Maximum number of items of one game. */
const MAX_PER_GAME = 2;

/** Returns items of published games for the shop. First come the first items of every game, then the second ones. */
export async function listShowcase(
  executor: Executor,
): Promise<readonly (CatalogItemRow & { readonly game: Titled })[]> {
  const placed = executor
    .select({
      slug: catalogItems.slug,
      name: catalogItems.name,
      thumbnail: catalogItems.thumbnail,
      price: catalogItems.price,
      priceDiscounted: catalogItems.priceDiscounted,
      gameSlug: sql<string>`${games.slug}`.as('game_slug'),
      gameTitle: sql<string>`${games.card}->>'title'`.as('game_title'),
      place:
        sql<number>`row_number() over (partition by ${games.id} order by ${catalogItems.position}, ${catalogItems.id})`.as(
          'place',
        ),
    })
    .from(catalogItems)
    .innerJoin(games, eq(games.id, catalogItems.gameId))
    .where(and(publishedGame, eq(catalogItems.status, 'published')))
    .as('placed');
  const rows = await executor
    .select()
    .from(placed)
    .where(lte(placed.place, MAX_PER_GAME))
    .orderBy(asc(placed.place), asc(placed.gameSlug))
    .limit(SHOWN);
  return rows.map(({ gameSlug, gameTitle, place: _place, ...item }) => ({
    ...item,
    game: { slug: gameSlug, title: gameTitle },
  }));
}
