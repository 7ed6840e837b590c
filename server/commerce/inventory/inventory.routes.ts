import { belongingList, inventoryGet, itemPurchase } from '../../../src/contract/inventory.contract';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { findPlayableGameId } from '../../catalogue/games/game.repository';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { balanceRevision } from '../market/balance-revision';
import { purchaseLimit } from '../market/purchase-limit';
import { purchaseOnce } from '../market/purchase-once';
import { publishBalance } from '../market/publish-balance';
import { presentBelongings, presentOwned } from './inventory.presenter';
import { countOwnedGames, listOwnedGames } from './owned-game.repository';
import { listOwned } from './owned-item.repository';
import { purchaseItem } from './purchase-item';

/** What players have in games, and buy there. */
export function inventoryRoutes({ config, realtime, urls }: ServerDependencies): readonly Route[] {
  return [
    route(inventoryGet, async ({ params, caller, now, tx }) => {
      if (!caller.player) return err(refusal.unauthenticated());
      const gameId = await findPlayableGameId(tx, params.game);
      if (gameId === undefined) return err(refusal.notFound('game'));
      const items = await listOwned(tx, caller.player.id, [gameId], now);
      return ok({ data: { items: items.map((row) => presentOwned(row, urls)) } });
    }),

    route(belongingList, async ({ query, caller, now, tx }) => {
      if (!caller.player) return err(refusal.unauthenticated());
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
        if (!caller.player) return err(refusal.unauthenticated());
        const { id: accountId } = caller.player;
        const wanted = { ...params, ...body };
        const asked = { accountId, idempotencyKey, request: ['item', wanted], now };
        const answered = await purchaseOnce(tx, asked, async (balance, key) => {
          const left = await purchaseItem(tx, wanted, { accountId, balance, key, now });
          if (!left.ok) return left;
          const total = left.value;
          const revision = await balanceRevision(tx, accountId);
          if (total !== balance) input.afterCommit(() => publishBalance(realtime, accountId, { total, revision }));
          return ok({ item: params.item, count: body.count, balance: total, revision });
        });
        return answered.ok ? ok({ data: answered.value }) : answered;
      },
      { limit: purchaseLimit(config) },
    ),
  ];
}
