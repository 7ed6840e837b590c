import type { WireReceipt } from '../../../src/contract/market.contract';
import { coinShowcase, receiptList } from '../../../src/contract/market.contract';
import type { Cents } from '../../../src/domain/market/money';
import { toDecimalDollars } from '../../../src/domain/market/money';
import { netPrice, vatShare } from '../../../src/domain/market/receipt';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { ok } from '../../../src/domain/shared/result';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import type { ServerDependencies } from '../../deps';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentCatalogItem } from '../catalog/catalog.presenter';
import type { ReceiptRow } from './receipt.repository';
import { countReceipts, listReceipts } from './receipt.repository';
import { sellerOf } from './seller-of';
import { listShowcase } from './showcase.repository';

const BASIS_POINTS = 100;

function titleOf({ kind, coins, count, name }: ReceiptRow): string {
  if (kind === 'coins') return `${coins} coins`;
  if (kind === 'premium') return 'Premium, one month';
  return count === 1 ? `${name ?? ''}` : `${name ?? ''} × ${count}`;
}

function stateOf({ state }: ReceiptRow): WireReceipt['state'] {
  if (state === 'refunded' || state === 'disputed') return state;
  return 'done';
}

function moneyOf({ price, vatRate }: ReceiptRow): WireReceipt['money'] {
  if (price === null || vatRate === null) return null;
  const gross = price as Cents;
  return {
    price: toDecimalDollars(gross),
    net: toDecimalDollars(netPrice(gross, vatRate)),
    vat: toDecimalDollars(vatShare(gross, vatRate)),
    vat_rate: vatRate / BASIS_POINTS,
  };
}

function undoneOf(row: ReceiptRow): WireReceipt['undone'] {
  const { taken, changed } = row;
  if (stateOf(row) === 'done' || taken === null || changed === null) return null;
  return { taken, date: changed.toISOString() };
}

/** Presents a receipt to its owner. */
export function presentReceipt(row: ReceiptRow): WireReceipt {
  return {
    id: row.id,
    kind: row.kind,
    title: titleOf(row),
    date: row.date.toISOString(),
    coins: row.coins,
    money: moneyOf(row),
    state: stateOf(row),
    undone: undoneOf(row),
  };
}

const RECEIPTS_ON_A_PAGE = 10;

/** Routes of the shop's showcase and of receipts. */
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
      const { id } = caller.player;
      const window = { limit: RECEIPTS_ON_A_PAGE, offset: pageOffset(query.page, RECEIPTS_ON_A_PAGE) };
      const [total, rows] = [await countReceipts(tx, id), await listReceipts(tx, id, window)];
      const pagination = presentPagination(paginate(total, query.page, RECEIPTS_ON_A_PAGE));
      return ok({ data: { items: rows.map(presentReceipt), pagination, seller: [...sellerOf(config.operator)] } });
    }),
  ];
}
