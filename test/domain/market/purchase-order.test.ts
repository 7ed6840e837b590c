import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import {
  nextPurchaseOrder,
  ownsCoins,
  purchaseOrderStates,
  waitsForPayment,
} from '../../../src/domain/market/purchase-order';
import { settleOrder } from '../../../src/domain/market/settle-order';

const states = fc.constantFrom(...purchaseOrderStates);
const reports = fc.array(states, { maxLength: 8 });
const shuffled = reports.chain((list) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
);
const after = (list: readonly PurchaseOrderState[]) => list.reduce<PurchaseOrderState>(nextPurchaseOrder, 'created');

/** The whole life of an order of 100 coins in a ledger, for a buyer who has 7 coins and spends none. */
function balanceAfter(list: readonly PurchaseOrderState[]): number {
  const start = { state: 'created' as PurchaseOrderState, held: 0, balance: 7 };
  return list.reduce((life, reported) => {
    const state = nextPurchaseOrder(life.state, reported);
    const { movement } = settleOrder(life.state, state, { amount: 100, held: life.held, balance: life.balance });
    return { state, held: life.held + movement, balance: life.balance + movement };
  }, start).balance;
}

/** Every order of a list. */
function orders<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, index) => orders(list.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

describe('a coin order', () => {
  test('only moves forward', () => {
    expect(nextPurchaseOrder('created', 'paid')).toBe('paid');
    expect(nextPurchaseOrder('paid', 'created')).toBe('paid');
    expect(nextPurchaseOrder('refunded', 'paid')).toBe('refunded');
  });

  test('waits to be paid until something is reported of it', () => {
    expect(purchaseOrderStates.filter(waitsForPayment)).toEqual(['created']);
  });

  test('is paid when the money comes after a cancellation or a failure', () => {
    expect(after(['cancelled', 'failed', 'paid'])).toBe('paid');
    expect(after(['paid', 'failed', 'cancelled'])).toBe('paid');
  });

  test('gives coins when it is paid or its dispute is won', () => {
    expect(purchaseOrderStates.filter(ownsCoins)).toEqual(['paid', 'dispute-won']);
  });

  test('ends with the same balance in each of six orders', () => {
    const six = orders<PurchaseOrderState>(['created', 'paid', 'refunded']);
    expect(six.map(balanceAfter)).toEqual([7, 7, 7, 7, 7, 7]);
  });

  property.prop([shuffled])('always ends the same, whatever the order of its events', ([list, other]) => {
    expect(after(other)).toBe(after(list));
    expect(balanceAfter(other)).toBe(balanceAfter(list));
    expect(balanceAfter(list)).toBe(ownsCoins(after(list)) ? 107 : 7);
  });

  property.prop([reports])('never minds how often an event is repeated', (list) => {
    expect(after([...list, ...list])).toBe(after(list));
    expect(balanceAfter([...list, ...list])).toBe(balanceAfter(list));
  });

  property.prop([reports, states])('never moves back', (list, reported) => {
    const rank = (state: PurchaseOrderState) => purchaseOrderStates.indexOf(state);
    expect(rank(nextPurchaseOrder(after(list), reported))).toBe(Math.max(rank(after(list)), rank(reported)));
  });
});
