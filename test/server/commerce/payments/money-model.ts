import type { PurchaseOrderState } from '../../../../src/domain/market/purchase-order';

/** An action of a player, an operator or a payment provider. `who`, `slot` and `key` count from zero. */
export type MoneyAction =
  | { readonly kind: 'grant'; readonly who: number; readonly amount: number; readonly key: number }
  | { readonly kind: 'order'; readonly who: number; readonly slot: number }
  | { readonly kind: 'event'; readonly who: number; readonly slot: number; readonly state: PurchaseOrderState }
  | { readonly kind: 'premium'; readonly who: number; readonly key: number }
  | { readonly kind: 'item'; readonly who: number; readonly item: 'wick' | 'hat'; readonly key: number };

interface OrderFacts {
  readonly state: PurchaseOrderState;
  readonly held: number;
  readonly missing: number;
}

/** A player's coins, purchases and orders. */
export interface Purse {
  readonly balance: number;
  /** Months of premium, all bought at the same time. */
  readonly months: number;
  readonly wicks: number;
  readonly hats: number;
  readonly orders: readonly OrderFacts[];
}

/** A purse with the used keys of grants and the first response to each key of a purchase. */
export interface ModelState {
  readonly purse: Purse;
  readonly grants: readonly number[];
  readonly answers: Readonly<Record<number, { readonly item: string; readonly answer: string }>>;
}

/** Coins of a player's two orders. */
export const PACKS = [10, 25] as const;
export const PRICES = { premium: 10, wick: 3, hat: 7 } as const;

const none: OrderFacts = { state: 'created', held: 0, missing: 0 };

export const initialState: ModelState = {
  purse: { balance: 0, months: 0, wicks: 0, hats: 0, orders: PACKS.map(() => none) },
  grants: [],
  answers: {},
};

/** States of an order. Later ones outrank earlier ones. */
const RANKS: readonly PurchaseOrderState[] = [
  'created',
  'cancelled',
  'failed',
  'paid',
  'disputed',
  'dispute-won',
  'refunded',
];
const ownsCoins = (state: PurchaseOrderState): boolean => state === 'paid' || state === 'dispute-won';

function reported(purse: Purse, slot: number, state: PurchaseOrderState): Purse {
  const before = purse.orders[slot] ?? none;
  if (RANKS.indexOf(state) <= RANKS.indexOf(before.state)) return purse;
  const settled = (): { readonly order: OrderFacts; readonly moved: number } => {
    if (ownsCoins(before.state) === ownsCoins(state)) return { order: { ...before, state }, moved: 0 };
    const pack = PACKS[slot] ?? 0;
    if (ownsCoins(state)) return { order: { state, held: pack, missing: 0 }, moved: pack - before.held };
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

function purchase(state: ModelState, key: number, what: keyof typeof PRICES): readonly [ModelState, string] {
  const first = state.answers[key];
  if (first) return [state, first.item === what ? first.answer : 'err_idempotency_key'];
  const { purse } = state;
  if (what === 'hat' && purse.hats > 0) return [state, 'err_conflict'];
  if (purse.balance < PRICES[what]) return [state, 'err_insufficient_coins'];
  const after = bought[what]({ ...purse, balance: purse.balance - PRICES[what] });
  const answer = what === 'premium' ? `month ${after.months}, ${after.balance} left` : `${what}, ${after.balance} left`;
  return [{ ...state, purse: after, answers: { ...state.answers, [key]: { item: what, answer } } }, answer];
}

/** Returns the next state and the response to an action. */
export function applyAction(state: ModelState, action: MoneyAction): readonly [ModelState, string] {
  switch (action.kind) {
    case 'grant': {
      if (state.grants.includes(action.key)) return [state, 'refused'];
      const balance = state.purse.balance + action.amount;
      return [{ ...state, purse: { ...state.purse, balance }, grants: [...state.grants, action.key] }, 'granted'];
    }
    case 'order':
      return [state, `order ${action.slot}`];
    case 'event':
      return [{ ...state, purse: reported(state.purse, action.slot, action.state) }, 'received'];
    case 'premium':
      return purchase(state, action.key, 'premium');
    case 'item':
      return purchase(state, action.key, action.item);
  }
}
