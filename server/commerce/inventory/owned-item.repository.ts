import { and, asc, desc, eq, gt, inArray, isNull, max, min, or, sql, sum } from 'drizzle-orm';
import type { ItemBatch } from '../../../src/domain/inventory/belongings';
import type { Titled } from '../../../src/domain/shared/titled';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { catalogItems, ownedItems } from '../../platform/database/schema/market';
import { publishedGame } from '../../catalogue/games/game-card.columns';

export interface OwnedItemRow {
  readonly gameId: number;
  readonly slug: string;
  readonly name: string;
  /** Path on the static host. */
  readonly thumbnail: string;
  readonly consumable: boolean;
  readonly count: number;
  /** Time when the first of them expires. */
  readonly expiresAt: Date | null;
  /** True if the item has a public page, provided that its game has one. */
  readonly listed: boolean;
}

export interface BelongingRow {
  readonly item: Titled;
  readonly game: Titled;
  readonly count: number;
}

const MOST_BELONGINGS = 100;

/** Joins an owned item with its catalogue item. */
export const ofOwnedItem = eq(catalogItems.id, ownedItems.itemId);

/** Joins a catalogue item with its game. */
export const ofCatalogItem = eq(games.id, catalogItems.gameId);

/** Condition of items that have not expired. */
export const lasting = (now: Date) => or(isNull(ownedItems.expiresAt), gt(ownedItems.expiresAt, now));

/** Returns a player's items in some games at a moment, by game and catalogue position. */
export async function listOwned(
  executor: Executor,
  accountId: string,
  gameIds: readonly number[],
  now: Date,
): Promise<readonly OwnedItemRow[]> {
  if (gameIds.length === 0) return [];
  const { id, gameId, slug, name, thumbnail, consumable, position, status } = catalogItems;
  return executor
    .select({
      gameId,
      slug,
      name,
      thumbnail,
      consumable,
      count: sum(ownedItems.count).mapWith(Number),
      expiresAt: min(ownedItems.expiresAt),
      listed: sql<boolean>`${status} = 'published'`,
    })
    .from(ownedItems)
    .innerJoin(catalogItems, eq(id, ownedItems.itemId))
    .where(and(eq(ownedItems.accountId, accountId), inArray(gameId, [...gameIds]), lasting(now)))
    .groupBy(id)
    .orderBy(asc(gameId), asc(position), asc(id));
}

/** Returns up to a hundred items on sale that a player owns at a moment, by last purchase. */
export function listBelongings(executor: Executor, accountId: string, now: Date): Promise<readonly BelongingRow[]> {
  return executor
    .select({
      item: { slug: catalogItems.slug, title: catalogItems.name },
      game: { slug: games.slug, title: sql<string>`${games.card}->>'title'` },
      count: sum(ownedItems.count).mapWith(Number),
    })
    .from(ownedItems)
    .innerJoin(catalogItems, ofOwnedItem)
    .innerJoin(games, ofCatalogItem)
    .where(and(eq(ownedItems.accountId, accountId), lasting(now), publishedGame, eq(catalogItems.status, 'published')))
    .groupBy(catalogItems.id, games.id)
    .orderBy(desc(max(ownedItems.boughtAt)), desc(catalogItems.id))
    .limit(MOST_BELONGINGS);
}

/** Returns a player's purchases of one item that have not expired. */
export async function listBatches(
  executor: Executor,
  accountId: string,
  itemId: number,
  now: Date,
): Promise<readonly ItemBatch[]> {
  const rows = await executor
    .select({ count: ownedItems.count, expiresAt: ownedItems.expiresAt })
    .from(ownedItems)
    .where(and(eq(ownedItems.accountId, accountId), eq(ownedItems.itemId, itemId), lasting(now)));
  return rows.map(({ count, expiresAt }) =>
    expiresAt === null ? { count } : { count, expiresAt: expiresAt.getTime() },
  );
}

/** Stores bought or granted items. Returns their public id. */
export async function insertBatch(
  tx: Executor,
  { accountId, itemId }: { readonly accountId: string; readonly itemId: number },
  { count, expiresAt }: ItemBatch,
  { paid, grantKey = null }: { readonly paid: number; readonly grantKey?: string | null },
  now: Date,
): Promise<string> {
  const [stored] = await tx
    .insert(ownedItems)
    .values({
      accountId,
      itemId,
      count,
      paid,
      grantKey,
      boughtAt: now,
      expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    })
    .returning({ id: ownedItems.publicId });
  if (!stored) throw new Error('The items were not stored.');
  return stored.id;
}
