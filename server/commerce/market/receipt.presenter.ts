import type { WireReceipt } from '../../../src/contract/market.contract';
import type { Cents } from '../../../src/domain/market/cents';
import { toDecimalDollars } from '../../../src/domain/market/dollars';
import { netPrice, vatShare } from '../../../src/domain/market/vat';
import type { ReceiptRow } from './receipt.repository';

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

/** A receipt as its owner sees it. */
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
