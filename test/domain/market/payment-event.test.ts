import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ReportedOrder, ReportedPayment } from '../../../src/domain/market/payment-event';
import { isRecentEvent, ORDER_CURRENCY, paymentFault, EVENT_TOLERANCE } from '../../../src/domain/market/payment-event';
import { ownsCoins, purchaseOrderStates } from '../../../src/domain/market/purchase-order';

const order: ReportedOrder = { price: 499, checkout: 'cs_1', confirmed: false };
const event: ReportedPayment = { state: 'paid', paid: { sum: 499, currency: 'usd' }, checkout: 'cs_1' };

const anyEvent = fc.record({
  state: fc.constantFrom(...purchaseOrderStates),
  paid: fc.option(
    fc.record({
      sum: fc.option(fc.constantFrom(0, 498, 499, 500), { nil: undefined }),
      currency: fc.option(fc.constantFrom('usd', 'USD', 'eur'), { nil: undefined }),
    }),
    { nil: undefined },
  ),
  checkout: fc.option(fc.constantFrom('cs_1', 'cs_2'), { nil: undefined }),
});
const anyOrder = fc.record({
  price: fc.constant(499),
  checkout: fc.option(fc.constant('cs_1'), { nil: undefined }),
  confirmed: fc.boolean(),
});

describe('paymentFault', () => {
  test('accepts the exact price in US dollars', () => {
    expect(ORDER_CURRENCY).toBe('usd');
    expect(paymentFault(order, event)).toBeUndefined();
    expect(paymentFault({ ...order, checkout: undefined }, event)).toBeUndefined();
    expect(paymentFault(order, { ...event, checkout: undefined })).toBeUndefined();
  });

  test.each([
    ['another sum', { paid: { sum: 498, currency: 'usd' } }],
    ['another currency', { paid: { sum: 499, currency: 'eur' } }],
    ['no sum', { paid: undefined }],
  ])('rejects a payment with %s', (_, change) => {
    expect(paymentFault(order, { ...event, ...change })).toBe('other-price');
  });

  test('rejects the payment of another checkout before it compares the price', () => {
    expect(paymentFault(order, { state: 'paid', paid: undefined, checkout: 'cs_2' })).toBe('other-checkout');
  });

  test('requires a payment from a won dispute unless a payment was confirmed', () => {
    const won: ReportedPayment = { state: 'dispute-won', paid: undefined, checkout: undefined };
    expect(paymentFault(order, won)).toBe('other-price');
    expect(paymentFault({ ...order, confirmed: true }, won)).toBeUndefined();
  });

  property.prop([anyOrder, anyEvent])('never accepts a first credit without the exact price', (of, reported) => {
    const isExact = reported.paid?.sum === of.price && reported.paid.currency === 'usd';
    const isFirstCredit = ownsCoins(reported.state) && !of.confirmed;
    expect(isFirstCredit && !isExact && paymentFault(of, reported) === undefined).toBe(false);
  });

  property.prop([anyOrder, anyEvent])('always accepts an event that credits nothing', (of, reported) => {
    expect(!ownsCoins(reported.state) && paymentFault(of, reported) !== undefined).toBe(false);
  });
});

describe('isRecentEvent', () => {
  test('accepts five minutes before and after the signature', () => {
    expect(EVENT_TOLERANCE).toBe(300);
    expect([700, 1000, 1300].map((now) => isRecentEvent(1000, now))).toEqual([true, true, true]);
  });

  test('rejects an event one second older or newer', () => {
    expect([699, 1301].map((now) => isRecentEvent(1000, now))).toEqual([false, false]);
  });

  property.prop([fc.nat(4e9), fc.nat(4e9)])('is always symmetric', (one, other) => {
    expect(isRecentEvent(one, other)).toBe(isRecentEvent(other, one));
    expect(isRecentEvent(one, other)).toBe(Math.abs(one - other) <= 300);
  });
});
