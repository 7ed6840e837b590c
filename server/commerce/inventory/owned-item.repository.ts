import { and, asc, desc, eq, gt, inArray, isNull, max, min, or, sql, sum } from 'drizzle-orm';
import type { ItemBatch } from '../../../src/domain/inventory/belongings';
import type { Titled } from '../../../src/domain/shared/titled';
import type { Executor } from '../../platform/database/executor';
import { catalogItems } from '../../platform/database/schema/catalog-items';
import { games } from '../../platform/database/schema/games';
import { ownedItems } from '../../platform/database/schema/owned-items';
import { publishedGame } from '../../catalogue/games/game-card.columns';

export interface OwnedItemRow {
  readonly gameId: number;
  readonly slug: string;
  readonly name: string;
  /** Path on the static host. */
  readonly thumbnail: string;
  readonly consumable: boolean;
  readonly count: number;
  /** When the first of them is gone. */
  readonly expiresAt: Date | null;
  /** Whether it has a page, once its game has one. */
  readonly listed: boolean;
}

export interface BelongingRow {
  readonly item: Titled;
  readonly game: Titled;
  readonly count: number;
}

const MOST_BELONGINGS = 100;

/** What has not expired. */
export const lasting = (now: Date) => or(isNull(ownedItems.expiresAt), gt(ownedItems.expiresAt, now));

/** What a player has in some games at a moment, game by game in the order of its catalogue. */
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

/** What a player has at a moment of all that is sold, the last bought first, each in its game; a hundred at most. */
export function listBelongings(executor: Executor, accountId: string, now: Date): Promise<readonly BelongingRow[]> {
  return executor
    .select({
      item: { slug: catalogItems.slug, title: catalogItems.name },
      game: { slug: games.slug, title: sql<string>`${games.card}->>'title'` },
      count: sum(ownedItems.count).mapWith(Number),
    })
    .from(ownedItems)
    .innerJoin(catalogItems, eq(catalogItems.id, ownedItems.itemId))
    .innerJoin(games, eq(games.id, catalogItems.gameId))
    .where(and(eq(ownedItems.accountId, accountId), lasting(now), publishedGame, eq(catalogItems.status, 'published')))
    .groupBy(catalogItems.id, games.id)
    .orderBy(desc(max(ownedItems.boughtAt)), desc(catalogItems.id))
    .limit(MOST_BELONGINGS);
}

/** What a player has of one item at a moment, purchase by purchase. */
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

/** Gives a player what was bought. */
export async function insertBatch(
  tx: Executor,
  { accountId, itemId }: { readonly accountId: string; readonly itemId: number },
  { count, expiresAt }: ItemBatch,
  paid: number,
  now: Date,
): Promise<void> {
  await tx.insert(ownedItems).values({
    accountId,
    itemId,
    count,
    paid,
    boughtAt: now,
    expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
  });
}
