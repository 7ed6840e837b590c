import { and, asc, eq, gt, isNull, min, or, sum } from 'drizzle-orm';
import type { ItemBatch } from '../../src/domain/inventory/item-batch';
import type { Executor } from '../database/executor';
import { catalogItems } from '../database/schema/catalog-items';
import { ownedItems } from '../database/schema/owned-items';

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
