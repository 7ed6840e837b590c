import { describe, expect, test } from 'vitest';
import type { CoinOrderRow } from '../../../../server/commerce/payments/order.repository';
import { paymentNoticeOf, paymentNotification } from '../../../../server/commerce/payments/payment-webhook.plugin';
import type { AppliedEvent } from '../../../../server/commerce/payments/apply-event';
import type { PurchaseOrderState } from '../../../../src/domain/market/purchase-order';

const at = new Date('2026-03-01T12:00:00.000Z');
const order: CoinOrderRow = {
  id: '0b0f7a52-6f0f-4f0e-9d38-2d4f1b1f6a11',
  accountId: '1b0f7a52-6f0f-4f0e-9d38-2d4f1b1f6a11',
  amount: 100,
  price: 799,
  vatRate: 1900,
  state: 'paid',
  provider: 'stripe',
  reference: 'cs_1',
  checkoutUrl: null,
  idempotencyKey: 'an-order',
  held: 100,
  missing: 0,
  receipt: 17,
  createdAt: at,
  paidAt: at,
  updatedAt: at,
};
const taken = (
  before: PurchaseOrderState,
  state: PurchaseOrderState,
  { movement = 0, missing = 0, held = 100, receipt = 17, ...rest }: Partial<AppliedEvent & CoinOrderRow> = {},
): AppliedEvent => ({
  order: { ...order, state, held, receipt },
  before,
  first: false,
  movement,
  missing,
  balance: 5,
  ...rest,
});

describe('paymentNoticeOf', () => {
  test.each([
    ['received', taken('created', 'paid', { first: true, movement: 100 })],
    ['disputed', taken('paid', 'disputed', { movement: -100, held: 0 })],
    ['dispute-won', taken('disputed', 'dispute-won', { movement: 100 })],
    ['dispute-won', taken('disputed', 'dispute-won')],
    ['dispute-lost', taken('disputed', 'refunded')],
    ['refunded', taken('paid', 'refunded', { movement: -100, held: 0 })],
    ['refunded', taken('dispute-won', 'refunded', { missing: 100 })],
    [undefined, taken('paid', 'dispute-won')],
    [undefined, taken('created', 'failed', { receipt: null })],
    [undefined, taken('created', 'refunded', { receipt: null, held: 0 })],
    [undefined, { ...taken('paid', 'refunded'), balance: undefined }],
  ] as const)('returns the event %s', (event, of) => {
    expect(paymentNoticeOf(of)).toBe(event);
  });
});

describe('paymentNotification', () => {
  const textsOf = (of: AppliedEvent): readonly string[] => {
    const event = paymentNoticeOf(of);
    if (event === undefined) return [];
    const { title, body } = paymentNotification(event, of, '/account/shop');
    return [title, body];
  };
  test.each([
    [
      taken('created', 'paid', { first: true, movement: 100 }),
      '100 coins received',
      'Your payment of $7.99 has arrived. Thank you!',
    ],
    [
      taken('paid', 'disputed', { movement: -1 }),
      '1 coin taken back',
      'Your payment of $7.99 was disputed with your bank.',
    ],
    [
      taken('paid', 'disputed', { missing: 100 }),
      'Payment disputed',
      'Your payment of $7.99 was disputed with your bank.',
    ],
    [
      taken('disputed', 'dispute-won', { movement: 90 }),
      '90 coins returned',
      'Your bank has confirmed your payment of $7.99.',
    ],
    [taken('disputed', 'dispute-won'), 'Payment confirmed', 'Your bank has confirmed your payment of $7.99.'],
    [
      taken('disputed', 'refunded', { held: 10 }),
      'Dispute decided',
      'Your bank has refunded your payment of $7.99. 90 coins will not be returned.',
    ],
    [taken('disputed', 'refunded'), 'Dispute decided', 'Your bank has refunded your payment of $7.99.'],
    [taken('paid', 'refunded', { movement: -90 }), '90 coins taken back', 'Your payment of $7.99 was refunded.'],
    [taken('paid', 'refunded', { missing: 100 }), 'Payment refunded', 'Your payment of $7.99 was refunded.'],
  ])('describes the payment (%#)', (of, ...expected) => {
    expect(textsOf(of)).toEqual(expected);
  });
});
