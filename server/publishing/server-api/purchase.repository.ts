import type { SQL } from 'drizzle-orm';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { catalogItems, ownedItems } from '../../platform/database/schema/market';

/** A purchase or a grant of an item. */
export interface PurchaseRow {
  readonly id: string;
  readonly itemId: number;
  /** Slug. */
  readonly item: string;
  readonly count: number;
  /** Coins. */
  readonly paid: number;
  /** Key of a grant; null for a purchase. */
  readonly grantKey: string | null;
  readonly boughtAt: Date;
  readonly expiresAt: Date | null;
}

interface Buyer {
  readonly accountId: string;
  readonly gameId: number;
}

const ofBuyer = ({ accountId, gameId }: Buyer) =>
  and(eq(ownedItems.accountId, accountId), eq(catalogItems.gameId, gameId));

const purchases = (executor: Executor, among: SQL | undefined) =>
  executor
    .select({
      id: ownedItems.publicId,
      itemId: ownedItems.itemId,
      item: catalogItems.slug,
      count: ownedItems.count,
      paid: ownedItems.paid,
      grantKey: ownedItems.grantKey,
      boughtAt: ownedItems.boughtAt,
      expiresAt: ownedItems.expiresAt,
    })
    .from(ownedItems)
    .innerJoin(catalogItems, eq(catalogItems.id, ownedItems.itemId))
    .where(among);

/** Returns a window of a player's purchases in a game, newest first. */
export const listPurchases = (
  executor: Executor,
  buyer: Buyer,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly PurchaseRow[]> =>
  purchases(executor, ofBuyer(buyer)).orderBy(desc(ownedItems.id)).limit(limit).offset(offset);

/** Counts a player's purchases in a game. */
export const countPurchases = (executor: Executor, buyer: Buyer): Promise<number> =>
  executor.$count(purchases(executor, ofBuyer(buyer)).as('purchases'));

/** Finds a purchase of a player in a game by its public id. */
export async function findPurchase(executor: Executor, buyer: Buyer, id: string): Promise<PurchaseRow | undefined> {
  const [found] = await purchases(executor, and(ofBuyer(buyer), eq(ownedItems.publicId, id)));
  return found;
}

/** Finds a grant to a player by its key, in any game. */
export async function findGrant(
  executor: Executor,
  accountId: string,
  grantKey: string,
): Promise<PurchaseRow | undefined> {
  const [found] = await purchases(
    executor,
    and(eq(ownedItems.accountId, accountId), eq(ownedItems.grantKey, grantKey)),
  );
  return found;
}
