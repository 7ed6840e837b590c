import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { CATALOG_PAGE_SIZE } from '../../../src/domain/games/game-query';
import type { CatalogPlace } from '../../../src/domain/market/catalog-item-page';
import type { Titled } from '../../../src/domain/shared/titled';
import type { Executor } from '../../platform/database/executor';
import { perExecutor } from '../../platform/database/per-executor';
import { quickRead } from '../../platform/database/quick-reads';
import { games } from '../../platform/database/schema/games';
import { catalogItems } from '../../platform/database/schema/market';
import { reachableGame } from '../../catalogue/games/game-card.columns';

/** Number of other items on an item's page. */
const BESIDE = 4;

export interface CatalogItemRow {
  readonly slug: string;
  readonly name: string;
  /** Path on the static host. */
  readonly thumbnail: string;
  readonly price: number;
  readonly priceDiscounted: number | null;
}

export interface CatalogItemPageRow extends CatalogItemRow {
  readonly id: number;
  readonly gameId: number;
  readonly game: Titled;
  readonly descriptionHtml: string;
  readonly place: CatalogPlace;
  readonly consumable: boolean;
  /** Days until a bought item expires, or 0 if it never does. */
  readonly expiryDays: number;
  readonly isDraft: boolean;
}

export interface CatalogGameRow extends Titled {
  readonly id: number;
}

const itemColumns = {
  slug: catalogItems.slug,
  name: catalogItems.name,
  thumbnail: catalogItems.thumbnail,
  price: catalogItems.price,
  priceDiscounted: catalogItems.priceDiscounted,
};

const gameTitled = { slug: games.slug, title: sql<string>`${games.card}->>'title'` };
const publishedItem = eq(catalogItems.status, 'published');
const ofGame = and(eq(catalogItems.gameId, sql.placeholder('gameId')), publishedItem);
const order = [asc(catalogItems.position), asc(catalogItems.id)];

const gameBySlug = perExecutor((executor) =>
  executor
    .select({ id: games.id, ...gameTitled })
    .from(games)
    .where(and(eq(games.slug, sql.placeholder('slug')), reachableGame))
    .prepare(quickRead('catalog_game')),
);

const itemsOfGame = perExecutor((executor) =>
  executor
    .select(itemColumns)
    .from(catalogItems)
    .where(ofGame)
    .orderBy(...order)
    .limit(CATALOG_PAGE_SIZE)
    .offset(sql.placeholder('offset'))
    .prepare(quickRead('catalog_of_game')),
);

const itemBySlug = perExecutor((executor) =>
  executor
    .select({
      ...itemColumns,
      id: catalogItems.id,
      gameId: catalogItems.gameId,
      game: gameTitled,
      isDraft: sql<boolean>`${games.draftFor} is not null`,
      descriptionHtml: catalogItems.descriptionHtml,
      place: catalogItems.place,
      consumable: catalogItems.consumable,
      expiryDays: catalogItems.expiryDays,
    })
    .from(catalogItems)
    .innerJoin(games, eq(games.id, catalogItems.gameId))
    .where(
      and(
        eq(games.slug, sql.placeholder('game')),
        reachableGame,
        eq(catalogItems.slug, sql.placeholder('item')),
        publishedItem,
      ),
    )
    .prepare(quickRead('catalog_item')),
);

const otherItems = perExecutor((executor) =>
  executor
    .select(itemColumns)
    .from(catalogItems)
    .where(and(ofGame, ne(catalogItems.id, sql.placeholder('id'))))
    .orderBy(...order)
    .limit(BESIDE)
    .prepare(quickRead('catalog_others')),
);

/** Finds a published game by its slug, with the columns that its items show. */
export async function findCatalogGame(executor: Executor, slug: string): Promise<CatalogGameRow | undefined> {
  const [found] = await gameBySlug(executor).execute({ slug });
  return found;
}

/** Returns up to 24 published items of a game from an offset, in the developer's order. */
export function listCatalog(executor: Executor, gameId: number, offset = 0): Promise<readonly CatalogItemRow[]> {
  return itemsOfGame(executor).execute({ gameId, offset });
}

/** Counts the published items of a game. */
export function countCatalog(executor: Executor, gameId: number): Promise<number> {
  return executor.$count(catalogItems, and(eq(catalogItems.gameId, gameId), publishedItem));
}

/** Finds a published item of a published game. */
export async function findCatalogItem(
  executor: Executor,
  game: string,
  item: string,
): Promise<CatalogItemPageRow | undefined> {
  const [found] = await itemBySlug(executor).execute({ game, item });
  return found;
}

/** Returns the first four other items of the same game. */
export function listOtherItems(
  executor: Executor,
  { id, gameId }: Pick<CatalogItemPageRow, 'id' | 'gameId'>,
): Promise<readonly CatalogItemRow[]> {
  return otherItems(executor).execute({ id, gameId });
}
