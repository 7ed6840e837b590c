import { coinShowcase, receiptList } from '../../../src/contract/market.contract';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { presentCatalogItem } from '../catalog/catalog.presenter';
import type { ServerDependencies } from '../../deps';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentReceipt } from './receipt.presenter';
import { countReceipts, listReceipts } from './receipt.repository';
import { sellerOf } from './seller-of';
import { listShowcase } from './showcase.repository';

const RECEIPTS_ON_A_PAGE = 10;

/** What the shop shows, and what was bought in it. */
export function marketRoutes({ config, urls }: Pick<ServerDependencies, 'config' | 'urls'>): readonly Route[] {
  return [
    route(
      coinShowcase,
      async ({ tx }) => {
        const items = await listShowcase(tx);
        return ok({ data: items.map(({ game, ...item }) => presentCatalogItem(item, game, urls)) });
      },
      { cache: 'public-short' },
    ),

    route(receiptList, async ({ query, caller, tx }) => {
      if (!caller.player) return err(refusal.unauthenticated());
      const { id } = caller.player;
      const window = { limit: RECEIPTS_ON_A_PAGE, offset: pageOffset(query.page, RECEIPTS_ON_A_PAGE) };
      const [total, rows] = [await countReceipts(tx, id), await listReceipts(tx, id, window)];
      const pagination = presentPagination(paginate(total, query.page, RECEIPTS_ON_A_PAGE));
      return ok({ data: { items: rows.map(presentReceipt), pagination, seller: [...sellerOf(config.operator)] } });
    }),
  ];
}
