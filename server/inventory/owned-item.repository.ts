import { and, asc, desc, eq, gt, isNull, max, min, or, sql, sum } from 'drizzle-orm';
import type { ItemBatch } from '../../src/domain/inventory/item-batch';
import type { Titled } from '../../src/domain/shared/titled';
import type { Executor } from '../database/executor';
import { catalogItems } from '../database/schema/catalog-items';
import { games } from '../database/schema/games';
import { ownedItems } from '../database/schema/owned-items';
import { publishedGame } from '../games/game-card.columns';

export interface OwnedItemRow {
  readonly slug: string;
  readonly name: string;
  /** Path on the static host. */
  readonly thumbnail: string;
  readonly consumable: boolean;
  readonly count: number;
  /** When the first of them is gone. */
  readonly expiresAt: Date | null;
}

export interface BelongingRow {
  readonly item: Titled;
  readonly game: Titled;
  readonly count: number;
}

const MOST_BELONGINGS = 100;

const lasting = (now: Date) => or(isNull(ownedItems.expiresAt), gt(ownedItems.expiresAt, now));

/** What a player has in a game at a moment, in the order of its catalogue. */
export function listOwned(
  executor: Executor,
  accountId: string,
  gameId: number,
  now: Date,
): Promise<readonly OwnedItemRow[]> {
  const { id, slug, name, thumbnail, consumable, position } = catalogItems;
  return executor
    .select({
      slug,
      name,
      thumbnail,
      consumable,
      count: sum(ownedItems.count).mapWith(Number),
      expiresAt: min(ownedItems.expiresAt),
    })
    .from(ownedItems)
    .innerJoin(catalogItems, eq(id, ownedItems.itemId))
    .where(and(eq(ownedItems.accountId, accountId), eq(catalogItems.gameId, gameId), lasting(now)))
    .groupBy(id)
    .orderBy(asc(position), asc(id));
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
