import type { WireBelongings, WireOwnedItem } from '../../../src/contract/inventory.contract';
import { belongingList, inventoryGet, itemPurchase } from '../../../src/contract/inventory.contract';
import type { DeviceClass } from '../../../src/domain/console/game-statistics';
import { buyBatch } from '../../../src/domain/inventory/belongings';
import { buyItem } from '../../../src/domain/market/buy-item';
import { itemCost } from '../../../src/domain/market/item-price';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { findPlayableGameId } from '../../catalogue/games/game.repository';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import type { ServerDependencies } from '../../deps';
import { deviceClass } from '../../identity/account/device-name';
import { recordGameEvent } from '../../play/sessions/game-event.repository';
import type { Config } from '../../platform/config/config';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { ServerRandom } from '../../platform/system/server-random';
import { recordWebhookEvent } from '../../publishing/webhooks/record-event';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { findCatalogItem } from '../catalog/catalog.repository';
import { recordSale } from '../developer-money/sale.repository';
import { balanceRevision } from '../market/lock-balance';
import { moveCoins } from '../market/move-coins';
import { publishBalance } from '../market/publish-balance';
import { purchaseLimit } from '../market/purchase-limit';
import { purchaseOnce } from '../market/purchase-once';
import type { OwnedGameRow } from './owned-game.repository';
import { countOwnedGames, listOwnedGames } from './owned-game.repository';
import type { OwnedItemRow } from './owned-item.repository';
import { listOwned, insertBatch, listBatches } from './owned-item.repository';
import { refusedBatch, refusedPurchase } from './purchase.policy';

/** A player's request to buy an item. */
interface WantedItem {
  readonly game: string;
  readonly item: string;
  readonly count: number;
  /** Total price in coins that was shown to the player. */
  readonly total?: number | undefined;
}

interface ItemBuyer {
  readonly accountId: string;
  /** Coins of the account, which is locked until the transaction ends. */
  readonly balance: number;
  /** Key of the purchase in the ledger. */
  readonly key: string;
  readonly device: DeviceClass;
  readonly config: Pick<Config, 'secret'>;
  readonly random: Pick<ServerRandom, 'uuid'>;
  readonly now: Date;
}

/** Buys an item and returns the remaining coins. After an error the caller must roll back. */
async function purchaseItem(
  tx: Executor,
  { game, item, count, total }: WantedItem,
  { accountId, balance, key, device, config, random, now }: ItemBuyer,
): Promise<Result<number, Refusal>> {
  const found = await findCatalogItem(tx, game, item);
  if (!found) return err(refusal.notFound('item'));
  const owned = await listBatches(tx, accountId, found.id, now);
  const batch = buyBatch(
    { kind: found.consumable ? 'consumable' : 'persistent', expiryDays: found.expiryDays },
    owned,
    count,
    now.getTime(),
  );
  if (!batch.ok) return err(refusedBatch(batch.error));
  const price = { price: found.price, discounted: found.priceDiscounted ?? undefined };
  const cost = itemCost(price) * count;
  if (total !== undefined && total !== cost) return err(refusal.otherPrice(cost));
  if (found.isDraft) {
    // A test purchase costs nothing and has no entry in the ledger.
    await insertBatch(tx, { accountId, itemId: found.id }, batch.value, { paid: 0 }, now);
    return ok(balance);
  }
  const bought = buyItem({ signedIn: true, balance, busy: false }, price, count);
  if (!bought.ok) return err(refusedPurchase(bought.error));
  if (cost > 0) {
    const transactionId = random.uuid();
    const moved = await moveCoins(tx, { accountId, amount: -cost, reason: 'item', key, at: now, transactionId });
    if (!moved.ok) return err(moved.error === 'key-used' ? refusal.keyReused() : refusal.insufficientCoins(cost));
    await recordSale(tx, { transactionId, itemId: found.id, count, now });
  }
  const purchase = await insertBatch(tx, { accountId, itemId: found.id }, batch.value, { paid: cost }, now);
  await recordGameEvent(tx, { gameId: found.gameId, kind: 'purchase', device, coins: cost }, now);
  const data = { purchase, item, count, coins: cost };
  await recordWebhookEvent(tx, config, { gameId: found.gameId, accountId, type: 'purchase.completed', data }, now);
  return ok(bought.value.left);
}

/** Presents an owned item. */
function presentOwned(row: OwnedItemRow, urls: PublicUrls): WireOwnedItem {
  return {
    slug: row.slug,
    name: row.name,
    thumbnail: urls.static(row.thumbnail),
    consumable: row.consumable,
    count: row.count,
    expires: row.expiresAt?.toISOString() ?? null,
  };
}

/** Presents a game with the player's items in it. `rows` are the player's items in all games. */
function presentBelongings(
  { id, slug, title, listed }: OwnedGameRow,
  rows: readonly OwnedItemRow[],
  urls: PublicUrls,
): WireBelongings {
  const items = rows
    .filter(({ gameId }) => gameId === id)
    .map((row) => ({ ...presentOwned(row, urls), listed: listed && row.listed }));
  return { game: { slug, title }, listed, items };
}

/** Routes of owned items and item purchases. */
export function inventoryRoutes({ config, realtime, urls, random }: ServerDependencies): readonly Route[] {
  return [
    route(inventoryGet, async ({ params, caller, now, tx }) => {
      const gameId = await findPlayableGameId(tx, params.game);
      if (gameId === undefined) return err(refusal.notFound('game'));
      const items = await listOwned(tx, caller.player.id, [gameId], now);
      return ok({ data: { items: items.map((row) => presentOwned(row, urls)) } });
    }),

    route(belongingList, async ({ query, caller, now, tx }) => {
      const { id } = caller.player;
      const total = await countOwnedGames(tx, id, now);
      const games = await listOwnedGames(tx, id, now, { limit: PAGE_SIZE, offset: pageOffset(query.page) });
      const gameIds = games.map((game) => game.id);
      const items = await listOwned(tx, id, gameIds, now);
      const shown = games.map((game) => presentBelongings(game, items, urls));
      return ok({ data: { games: shown, pagination: presentPagination(paginate(total, query.page)) } });
    }),

    route(
      itemPurchase,
      async (input) => {
        const { params, body, caller, idempotencyKey, now, tx } = input;
        const { id: accountId } = caller.player;
        const wanted = { ...params, ...body };
        const device = deviceClass(caller.userAgent);
        const purchase = { accountId, idempotencyKey, request: ['item', wanted], now, random };
        const answered = await purchaseOnce(tx, purchase, async (balance, key) => {
          const left = await purchaseItem(tx, wanted, { accountId, balance, key, device, config, random, now });
          if (!left.ok) return left;
          const total = left.value;
          const revision = await balanceRevision(tx, accountId);
          if (total !== balance) input.afterCommit(() => publishBalance(realtime, accountId, { total, revision }));
          return ok({ item: params.item, count: body.count, balance: total, revision });
        });
        return answered.ok ? ok({ data: answered.value }) : answered;
      },
      { limit: purchaseLimit(config), audit: 'purchase' },
    ),
  ];
}
