import type { PurchaseOrderState } from '../../../../src/domain/market/purchase-order';

/** What a player, an operator or a payment provider does; `who`, `slot` and `key` count from zero. */
export type Deed =
  | { readonly kind: 'grant'; readonly who: number; readonly amount: number; readonly key: number }
  | { readonly kind: 'order'; readonly who: number; readonly slot: number }
  | { readonly kind: 'report'; readonly who: number; readonly slot: number; readonly state: PurchaseOrderState }
  | { readonly kind: 'premium'; readonly who: number; readonly key: number }
  | { readonly kind: 'item'; readonly who: number; readonly item: 'wick' | 'hat'; readonly key: number };

interface OrderFacts {
  readonly state: PurchaseOrderState;
  readonly held: number;
  readonly missing: number;
}

/** What is known of a player's coins and of what they were spent on. */
export interface Purse {
  readonly balance: number;
  /** Months of premium, bought at one moment. */
  readonly months: number;
  readonly wicks: number;
  readonly hats: number;
  readonly orders: readonly OrderFacts[];
}

/** A purse with what was said before: the operator's names, and the first answers by their keys. */
export interface ApiResponse {
  readonly purse: Purse;
  readonly grants: readonly number[];
  readonly answers: Readonly<Record<number, { readonly asked: string; readonly answer: string }>>;
}

/** Coins in the packs of a player's two orders. */
export const PACKS = [10, 25] as const;
export const PRICES = { premium: 10, wick: 3, hat: 7 } as const;

const none: OrderFacts = { state: 'created', held: 0, missing: 0 };

export const beginning: ApiResponse = {
  purse: { balance: 0, months: 0, wicks: 0, hats: 0, orders: PACKS.map(() => none) },
  grants: [],
  answers: {},
};

/** Later ones outrank earlier ones; the buyer has the coins in two of them. */
const RANKS: readonly PurchaseOrderState[] = [
  'created',
  'cancelled',
  'failed',
  'paid',
  'disputed',
  'dispute-won',
  'refunded',
];
const has = (state: PurchaseOrderState): boolean => state === 'paid' || state === 'dispute-won';

function reported(purse: Purse, slot: number, state: PurchaseOrderState): Purse {
  const before = purse.orders[slot] ?? none;
  if (RANKS.indexOf(state) <= RANKS.indexOf(before.state)) return purse;
  const settled = (): { readonly order: OrderFacts; readonly moved: number } => {
    if (has(before.state) === has(state)) return { order: { ...before, state }, moved: 0 };
    const pack = PACKS[slot] ?? 0;
    if (has(state)) return { order: { state, held: pack, missing: 0 }, moved: pack - before.held };
    const taken = Math.min(before.held, purse.balance);
    return { order: { state, held: before.held - taken, missing: before.held - taken }, moved: 0 - taken };
  };
  const { order, moved } = settled();
  return { ...purse, balance: purse.balance + moved, orders: purse.orders.with(slot, order) };
}

const bought = {
  premium: (purse: Purse): Purse => ({ ...purse, months: purse.months + 1 }),
  wick: (purse: Purse): Purse => ({ ...purse, wicks: purse.wicks + 1 }),
  hat: (purse: Purse): Purse => ({ ...purse, hats: 1 }),
};

function purchase(told: ApiResponse, key: number, what: keyof typeof PRICES): readonly [ApiResponse, string] {
  const first = told.answers[key];
  if (first) return [told, first.asked === what ? first.answer : 'err_idempotency_key'];
  const { purse } = told;
  if (what === 'hat' && purse.hats > 0) return [told, 'err_conflict'];
  if (purse.balance < PRICES[what]) return [told, 'err_insufficient_coins'];
  const after = bought[what]({ ...purse, balance: purse.balance - PRICES[what] });
  const answer = what === 'premium' ? `month ${after.months}, ${after.balance} left` : `${what}, ${after.balance} left`;
  return [{ ...told, purse: after, answers: { ...told.answers, [key]: { asked: what, answer } } }, answer];
}

/** What a deed leads to, and what is answered to whoever does it. */
export function afterDeed(told: ApiResponse, deed: Deed): readonly [ApiResponse, string] {
  switch (deed.kind) {
    case 'grant': {
      if (told.grants.includes(deed.key)) return [told, 'refused'];
      const balance = told.purse.balance + deed.amount;
      return [{ ...told, purse: { ...told.purse, balance }, grants: [...told.grants, deed.key] }, 'granted'];
    }
    case 'order':
      return [told, `order ${deed.slot}`];
    case 'report':
      return [{ ...told, purse: reported(told.purse, deed.slot, deed.state) }, 'received'];
    case 'premium':
      return purchase(told, deed.key, 'premium');
    case 'item':
      return purchase(told, deed.key, deed.item);
  }
}
