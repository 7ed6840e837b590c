import { fc } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { PurchaseFlow, PurchaseFlowEvent, Purchases } from '../../../src/domain/market/purchase-flow';
import { isPurchasing, nextPurchase } from '../../../src/domain/market/purchase-flow';
import type { Purchase, PurchaseRequest } from '../../../src/domain/market/purchase-request';
import type { UserId } from '../../../src/domain/session/current-user';
import { purchases } from '../../arbitraries/purchases';

export const HOSTS = ['pay.test'];
export const DAY = 86_400_000;
export const ada = { id: 'ada' as UserId, premiumUntil: undefined, balanceRevision: 1 };
export const bob = { ...ada, id: 'bob' as UserId };
export type Press = Extract<PurchaseFlowEvent, { type: 'buy-pressed' }>;
export const pressed = (
  purchase: Purchase,
  key: string,
  headset = false,
  { buyer = ada, now = 0 }: Partial<Pick<Press, 'buyer' | 'now'>> = {},
): Press => ({ type: 'buy-pressed', purchase, headset, key, buyer, now });

/** Model: the step, the current request, the known buyer, and the keys without an answer. */
export interface Model {
  at: PurchaseFlow['kind'];
  request: PurchaseRequest | undefined;
  readonly lost: Map<string, PurchaseRequest>;
}
export interface Real {
  purchases: Purchases;
}

const ends = { 'mail-sent': 'mailed', completed: 'bought', refused: 'failed', 'answer-lost': 'unanswered' } as const;

class Apply implements fc.Command<Model, Real> {
  constructor(private readonly event: PurchaseFlowEvent) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const asks = simply(model, this.event);
    const { purchases, commands } = nextPurchase(real.purchases, this.event);
    const { flow } = purchases;
    real.purchases = purchases;
    expect(flow.kind).toBe(model.at);
    expect(purchases.unanswered).toEqual([...model.lost.values()]);
    expect(isPurchasing(purchases)).toBe(['choosing', 'asking', 'redirecting'].includes(model.at));
    const { request } = model;
    if ('request' in flow) expect(flow.request).toEqual(request);
    if ('purchase' in flow) expect(flow.purchase).toEqual(request?.purchase);
    expect(commands.flatMap((command) => (command.type === 'ask' ? [command.request] : []))).toEqual(
      asks ? [request] : [],
    );
    expect(commands.some(({ type }) => type === 'go')).toBe(
      this.event.type === 'payment-url-received' && commands.length === 1,
    );
  }

  toString(): string {
    return JSON.stringify(this.event);
  }
}

/** Applies an event to the model; returns true if a request is sent. */
function simply(model: Model, event: PurchaseFlowEvent): boolean {
  const { at } = model;
  if (event.type === 'buy-pressed') {
    if (['choosing', 'asking', 'redirecting'].includes(at)) return false;
    const { purchase, key, buyer, now } = event;
    for (const [lostKey, lost] of model.lost) if (!mayBeAsked(lost, event)) model.lost.delete(lostKey);
    model.request = { purchase, method: 'pay-now', key, buyer, at: now };
    model.at = event.headset && purchase.kind === 'coins' ? 'choosing' : 'asking';
    if (model.at === 'asking') model.request = firstOf(model, model.request);
    return model.at === 'asking';
  }
  if (at === 'choosing' && event.type === 'cancelled') model.at = 'idle';
  if (at === 'redirecting' && event.type === 'returned') model.at = 'idle';
  if (at === 'choosing' && event.type === 'method-chosen') {
    model.at = 'asking';
    if (model.request) model.request = firstOf(model, { ...model.request, method: event.method });
    return true;
  }
  if (at !== 'asking') return false;
  if (event.type === 'payment-url-received') model.at = 'redirecting';
  if (event.type in ends) model.at = ends[event.type as keyof typeof ends];
  const { request } = model;
  if (request === undefined) return false;
  if (model.at !== 'asking') model.lost.delete(request.key);
  if (model.at === 'unanswered') model.lost.set(request.key, request);
  return false;
}

/** True if an unanswered request is still open: no newer data of its buyer, and its key is still valid. */
function mayBeAsked({ purchase, buyer, at }: PurchaseRequest, { buyer: known, now }: Press): boolean {
  const what = (of: typeof known) => (purchase.kind === 'premium' ? of.premiumUntil : of.balanceRevision);
  return now < at + DAY && (known.id !== buyer.id || what(known) === what(buyer));
}

/** Returns the original request if its answer was lost. */
function firstOf({ lost }: Model, asked: PurchaseRequest): PurchaseRequest {
  const what = ({ purchase, method, buyer }: PurchaseRequest) => JSON.stringify([purchase, method, buyer.id]);
  return [...lost.values()].find((each) => what(each) === what(asked)) ?? asked;
}

const buyersSeen = fc.record({
  id: fc.constantFrom(ada.id, bob.id),
  premiumUntil: fc.constantFrom(undefined, '2026-04-01T12:00:00.000Z'),
  balanceRevision: fc.constantFrom(1, 2),
});

const apply = (event: PurchaseFlowEvent) => fc.constant(new Apply(event));
/** All events of a purchase in any order, checked against the model. */
export const commands = fc.commands(
  [
    fc
      .tuple(
        purchases,
        fc.uuid(),
        fc.boolean(),
        fc.record({ buyer: buyersSeen, now: fc.constantFrom(0, DAY - 1, DAY) }),
      )
      .map((press) => new Apply(pressed(...press))),
    fc
      .constantFrom('pay-now' as const, 'email-me' as const)
      .map((method) => new Apply({ type: 'method-chosen', method })),
    apply({ type: 'cancelled' }),
    apply({ type: 'payment-url-received', url: 'https://pay.test/c', hosts: HOSTS }),
    apply({ type: 'mail-sent', message: 'Sent' }),
    apply({ type: 'completed' }),
    apply({ type: 'refused', message: 'No' }),
    apply({ type: 'answer-lost', message: 'Lost' }),
    apply({ type: 'returned' }),
  ],
  { maxCommands: 40 },
);
