import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { PurchaseOrderState } from '../../../src/domain/market/purchase-order';
import {
  nextPurchaseOrder,
  ownsCoins,
  purchaseOrderStates,
  waitsForPayment,
  canStillArrive,
  orderStates,
  untilNextPoll,
  paymentTarget,
  settleOrder,
  takeBack,
} from '../../../src/domain/market/purchase-order';
import { HOME_PATH } from '../../../src/domain/shell/home-path';
import { openRedirects } from '../shell/open-redirects';

const states = fc.constantFrom(...purchaseOrderStates);
const reports = fc.array(states, { maxLength: 8 });
const shuffled = reports.chain((list) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
);
const after = (list: readonly PurchaseOrderState[]) => list.reduce<PurchaseOrderState>(nextPurchaseOrder, 'created');

/** Returns the balance after all events of an order of 100 coins, for a buyer with 7 coins who spends none. */
function balanceAfter(list: readonly PurchaseOrderState[]): number {
  const start = { state: 'created' as PurchaseOrderState, held: 0, balance: 7 };
  return list.reduce((life, reported) => {
    const state = nextPurchaseOrder(life.state, reported);
    const { movement } = settleOrder(life.state, state, { amount: 100, held: life.held, balance: life.balance });
    return { state, held: life.held + movement, balance: life.balance + movement };
  }, start).balance;
}

/** Returns all permutations of a list. */
function orders<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, index) => orders(list.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

describe('nextPurchaseOrder', () => {
  test('only moves forward', () => {
    expect(nextPurchaseOrder('created', 'paid')).toBe('paid');
    expect(nextPurchaseOrder('paid', 'created')).toBe('paid');
    expect(nextPurchaseOrder('refunded', 'paid')).toBe('refunded');
  });

  test('waits for payment until something is reported', () => {
    expect(purchaseOrderStates.filter(waitsForPayment)).toEqual(['created']);
  });

  test('accepts money that comes after a cancellation or a failure', () => {
    expect(after(['cancelled', 'failed', 'paid'])).toBe('paid');
    expect(after(['paid', 'failed', 'cancelled'])).toBe('paid');
  });

  test('gives coins after a payment or a won dispute', () => {
    expect(purchaseOrderStates.filter(ownsCoins)).toEqual(['paid', 'dispute-won']);
  });

  test('leads to the same balance in each of six orders of events', () => {
    const six = orders<PurchaseOrderState>(['created', 'paid', 'refunded']);
    expect(six.map(balanceAfter)).toEqual([7, 7, 7, 7, 7, 7]);
  });

  property.prop([shuffled])('always ends in the same state, in any order of events', ([list, other]) => {
    expect(after(other)).toBe(after(list));
    expect(balanceAfter(other)).toBe(balanceAfter(list));
    expect(balanceAfter(list)).toBe(ownsCoins(after(list)) ? 107 : 7);
  });

  property.prop([reports])('never depends on repeated events', (list) => {
    expect(after([...list, ...list])).toBe(after(list));
    expect(balanceAfter([...list, ...list])).toBe(balanceAfter(list));
  });

  property.prop([reports, states])('never moves back', (list, reported) => {
    const rank = (state: PurchaseOrderState) => purchaseOrderStates.indexOf(state);
    expect(rank(nextPurchaseOrder(after(list), reported))).toBe(Math.max(rank(after(list)), rank(reported)));
  });
});

describe('waiting for an order', () => {
  test('coins can still arrive while it waits, and after a failure', () => {
    expect(orderStates.filter(canStillArrive)).toEqual(['waiting', 'failed']);
  });

  test('polls every two seconds for a minute, then every quarter, and stops after an hour', () => {
    expect([0, 59_999, 60_000, 3_599_999, 3_600_000].map(untilNextPoll)).toEqual([
      2000,
      2000,
      15_000,
      15_000,
      undefined,
    ]);
  });

  property.prop([fc.nat(4_000_000), fc.nat(4_000_000)])('never polls more often as time passes', (one, more) => {
    const wait = (since: number) => untilNextPoll(since) ?? Infinity;
    expect(wait(one + more)).toBeGreaterThanOrEqual(wait(one));
  });
});

const HOSTS = ['checkout.pay.test', 'pay.test:8443'];

describe('paymentTarget', () => {
  test.each([
    '/market/coins/success',
    'https://checkout.pay.test',
    'https://checkout.pay.test/c/1?x=%20#a',
    'https://checkout.pay.test?c=1',
    'https://checkout.pay.test#c',
    'https://pay.test:8443/c',
  ])('accepts the address %s', (url) => {
    expect(paymentTarget(url, HOSTS)).toBe(url);
  });

  test.each([
    'http://checkout.pay.test/c',
    'https://pay.test/c',
    'https://checkout.pay.test:444/c',
    'https://checkout.pay.test:/c',
    'https://checkout.pay.test.evil.test/c',
    'https://evil.test/https://checkout.pay.test',
    'https://evil.test?https://checkout.pay.test',
    'https://user@checkout.pay.test/c',
    'https://checkout.pay.test@evil.test/c',
    'https://checkout.pay.test\\@evil.test/c',
    'https://checkout.pay.test/a b',
    'https://checkout.pay.test/a\\b',
    'https://checkout.pay.test/a\nb',
    'https://checkout.pay.test/a\u007f',
    'https://checkout.pay.test/\n',
    ' https://checkout.pay.test/c',
    'xhttps://checkout.pay.test/c',
  ])('is the home page instead of %j', (url) => {
    expect(paymentTarget(url, HOSTS)).toBe('/');
  });

  test('is the home page for each of sixty unsafe addresses', () => {
    expect(openRedirects.map((url) => paymentTarget(url, HOSTS))).toEqual(openRedirects.map(() => HOME_PATH));
  });

  property.prop([
    fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom(...openRedirects),
      fc
        .tuple(
          fc.constantFrom('https://', 'http://', '//', '/'),
          fc.constantFrom('checkout.pay.test', 'evil.test'),
          fc.string(),
        )
        .map((parts) => parts.join('')),
    ),
  ])('is always a path of the portal or a configured host over https', (url) => {
    const { origin } = new URL(paymentTarget(url, HOSTS), 'https://portal.test/a/b');
    expect(['https://portal.test', ...HOSTS.map((host) => `https://${host}`)]).toContain(origin);
  });
});

describe('settleOrder', () => {
  test('credits the coins of a paid order', () => {
    expect(settleOrder('created', 'paid', { amount: 100, held: 0, balance: 3 })).toEqual({ movement: 100, missing: 0 });
  });

  test('takes back the available coins of a refunded order, and returns the missing number', () => {
    const order = { amount: 100, held: 100, balance: 120 };
    expect(settleOrder('paid', 'refunded', order)).toEqual({ movement: -100, missing: 0 });
    expect(settleOrder('paid', 'refunded', { ...order, balance: 30 })).toEqual({ movement: -30, missing: 70 });
    expect(settleOrder('paid', 'refunded', { ...order, balance: 0 })).toEqual({ movement: 0, missing: 100 });
  });

  test('returns after a dispute only the coins that were taken', () => {
    expect(settleOrder('paid', 'disputed', { amount: 100, held: 100, balance: 20 })).toEqual({
      movement: -20,
      missing: 80,
    });
    expect(settleOrder('disputed', 'dispute-won', { amount: 100, held: 80, balance: 0 })).toEqual({
      movement: 20,
      missing: 0,
    });
  });

  test('writes nothing for a change that moves no coins', () => {
    const order = { amount: 100, held: 80, balance: 50 };
    expect(settleOrder('disputed', 'refunded', order)).toEqual({ movement: 0, missing: 0 });
    expect(settleOrder('paid', 'paid', { ...order, held: 0 })).toEqual({ movement: 0, missing: 0 });
  });

  property.prop([states, states, fc.integer({ min: 1, max: 250 }), fc.nat(250), fc.nat(300)])(
    'never takes a balance below zero, and never credits more than was ordered',
    (before, after, amount, part, balance) => {
      const held = part % (amount + 1);
      const { movement, missing } = settleOrder(before, after, { amount, held, balance });
      expect(balance + movement).toBeGreaterThanOrEqual(0);
      expect(held + movement).toBeLessThanOrEqual(amount);
      expect(missing).toBe(ownsCoins(before) && !ownsCoins(after) ? held + movement : 0);
    },
  );
});

describe('takeBack', () => {
  test('takes all coins if they are available', () => {
    expect(takeBack(10, 11)).toEqual({ taken: 10, missing: 0 });
    expect(takeBack(10, 10)).toEqual({ taken: 10, missing: 0 });
  });

  test('takes the remaining coins and reports the others as missing', () => {
    expect(takeBack(10, 9)).toEqual({ taken: 9, missing: 1 });
    expect(takeBack(10, 0)).toEqual({ taken: 0, missing: 10 });
  });

  property.prop([fc.nat(), fc.nat()])('never takes more than the balance, and never loses a coin', (coins, balance) => {
    const { taken, missing } = takeBack(coins, balance);
    expect(taken + missing).toBe(coins);
    expect(balance - taken).toBeGreaterThanOrEqual(0);
    expect(missing === 0 || taken === balance).toBe(true);
  });
});
