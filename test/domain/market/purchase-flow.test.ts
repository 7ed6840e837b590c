import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type {
  PurchaseCommand,
  PurchaseFlow,
  PurchaseFlowEvent,
  Purchases,
} from '../../../src/domain/market/purchase-flow';
import { isPurchasing, nextPurchase, noPurchases } from '../../../src/domain/market/purchase-flow';
import type { PaymentMethod, Purchase, PurchaseRequest } from '../../../src/domain/market/purchase-request';
import type { UserId } from '../../../src/domain/session/current-user';
import { purchases } from '../../arbitraries/purchases';

const HOSTS = ['pay.test'];
const pack: Purchase = { kind: 'coins', amount: 25 };
const premium: Purchase = { kind: 'premium' };
const hat: Purchase = { kind: 'item', game: 'orbit', item: 'hat', count: 1 };
const DAY = 86_400_000;
const ada = { id: 'ada' as UserId, premiumUntil: undefined, balanceRevision: 1 };
const bob = { ...ada, id: 'bob' as UserId };
type Press = Extract<PurchaseFlowEvent, { type: 'buy-pressed' }>;
const pressed = (
  purchase: Purchase,
  key: string,
  headset = false,
  { buyer = ada, now = 0 }: Partial<Pick<Press, 'buyer' | 'now'>> = {},
): Press => ({ type: 'buy-pressed', purchase, headset, key, buyer, now });

function after(...events: readonly PurchaseFlowEvent[]) {
  let purchases = noPurchases;
  let commands: readonly PurchaseCommand[] = [];
  for (const event of events) ({ purchases, commands } = nextPurchase(purchases, event));
  return { flow: purchases.flow, commands, purchases };
}

/** The purchase seen simply: how far it is, what was asked for, what is known of it, and the keys without an answer. */
interface Model {
  at: PurchaseFlow['kind'];
  request: PurchaseRequest | undefined;
  readonly lost: Map<string, PurchaseRequest>;
}
interface Real {
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

/** Moves the model and tells whether the server is asked. */
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

/** What is unsettled: nothing new was told of its buyer, and the server still knows it. */
function mayBeAsked({ purchase, buyer, at }: PurchaseRequest, { buyer: known, now }: Press): boolean {
  const what = (of: typeof known) => (purchase.kind === 'premium' ? of.premiumUntil : of.balanceRevision);
  return now < at + DAY && (known.id !== buyer.id || what(known) === what(buyer));
}

/** The request as it was first made, when its answer was lost. */
function firstOf({ lost }: Model, asked: PurchaseRequest): PurchaseRequest {
  const what = ({ purchase, method, buyer }: PurchaseRequest) => JSON.stringify([purchase, method, buyer.id]);
  return [...lost.values()].find((each) => what(each) === what(asked)) ?? asked;
}

const equal = (one: Purchase, other: Purchase) => JSON.stringify(one) === JSON.stringify(other);

const buyersSeen = fc.record({
  id: fc.constantFrom(ada.id, bob.id),
  premiumUntil: fc.constantFrom(undefined, '2026-04-01T12:00:00.000Z'),
  balanceRevision: fc.constantFrom(1, 2),
});

const apply = (event: PurchaseFlowEvent) => fc.constant(new Apply(event));
const commands = fc.commands(
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

describe('a purchase', () => {
  test('does not mind a return from nowhere', () => {
    expect(after({ type: 'returned' })).toMatchObject({ purchases: noPurchases, commands: [] });
  });

  test('of coins without a headset asks at once and goes to the payment', () => {
    const request = { purchase: pack, method: 'pay-now', key: 'k', buyer: ada, at: 0 };
    expect(after(pressed(pack, 'k'))).toMatchObject({
      flow: { kind: 'asking', request },
      commands: [{ type: 'ask', request }],
    });
    const paying = after(pressed(pack, 'k'), {
      type: 'payment-url-received',
      url: 'https://pay.test/c',
      hosts: HOSTS,
    });
    expect(paying).toMatchObject({
      flow: { kind: 'redirecting', to: 'https://pay.test/c' },
      commands: [{ type: 'go', to: 'https://pay.test/c' }],
    });
  });

  test('goes home instead of to a host that is not the provider’s', () => {
    const paying = after(pressed(pack, 'k'), { type: 'payment-url-received', url: 'https://evil.test/', hosts: HOSTS });
    expect(paying.commands).toEqual([{ type: 'go', to: '/' }]);
  });

  test('of coins in a headset waits for the choice, and can be mailed', () => {
    const choosing = after(pressed(pack, 'k', true));
    expect(choosing.flow.kind).toBe('choosing');
    expect(choosing.commands).toEqual([]);
    const chosen = after(pressed(pack, 'k', true), { type: 'method-chosen', method: 'email-me' });
    expect(chosen.commands).toMatchObject([{ type: 'ask', request: { purchase: pack, method: 'email-me', key: 'k' } }]);
    expect(nextPurchase(chosen.purchases, { type: 'mail-sent', message: 'Look' })).toEqual({
      purchases: { flow: { kind: 'mailed', message: 'Look' }, unanswered: [] },
      commands: [],
    });
  });

  test('of premium asks at once in a headset too', () => {
    expect(after(pressed(premium, 'k', true)).flow.kind).toBe('asking');
  });

  test('is refused with the server’s message', () => {
    expect(after(pressed(premium, 'k'), { type: 'refused', message: 'No' }).flow).toEqual({
      kind: 'failed',
      message: 'No',
    });
  });

  test('whose answer was lost is asked for again under its key', () => {
    const lost: PurchaseFlowEvent = { type: 'answer-lost', message: 'Lost' };
    expect(after(pressed(premium, 'one'), lost).flow).toEqual({ kind: 'unanswered', message: 'Lost' });
    expect(after(pressed(premium, 'one'), lost, pressed(premium, 'two')).commands).toMatchObject([
      { request: { key: 'one' } },
    ]);
    expect(after(pressed(pack, 'one'), lost, pressed(pack, 'two')).commands).toMatchObject([
      { request: { key: 'one' } },
    ]);
    const other: Purchase = { kind: 'coins', amount: 100 };
    expect(after(pressed(pack, 'one'), lost, pressed(other, 'two')).commands).toMatchObject([
      { request: { key: 'two' } },
    ]);
    const refused: PurchaseFlowEvent = { type: 'refused', message: 'No' };
    expect(after(pressed(premium, 'one'), refused, pressed(premium, 'two')).commands).toMatchObject([
      { request: { key: 'two' } },
    ]);
  });

  test('of coins whose answer was lost is asked for under its key in the same way only', () => {
    const lost: PurchaseFlowEvent = { type: 'answer-lost', message: 'Lost' };
    const chosen = (method: PaymentMethod): PurchaseFlowEvent => ({ type: 'method-chosen', method });
    const mailed = [pressed(pack, 'one', true), chosen('email-me'), lost, pressed(pack, 'two', true)];
    expect(after(...mailed, chosen('email-me')).commands).toMatchObject([{ request: { key: 'one' } }]);
    expect(after(...mailed, chosen('pay-now')).commands).toMatchObject([{ request: { key: 'two' } }]);
  });

  test('whose answer was lost is another one for another player, after news of what it buys, and after a day', () => {
    const keyOf = (purchase: Purchase, later: Parameters<typeof pressed>[3]) => {
      const lost: PurchaseFlowEvent = { type: 'answer-lost', message: 'Lost' };
      const { commands } = after(pressed(purchase, 'one'), lost, pressed(purchase, 'two', false, later));
      return commands.flatMap((command) => (command.type === 'ask' ? [command.request.key] : []));
    };
    const told = { ...ada, premiumUntil: '2026-04-01T12:00:00.000Z' };
    const paid = { ...ada, balanceRevision: 2 };
    expect([premium, pack].map((each) => keyOf(each, { now: DAY - 1 }))).toEqual([['one'], ['one']]);
    expect([premium, pack].map((each) => keyOf(each, { now: DAY }))).toEqual([['two'], ['two']]);
    expect([premium, pack].map((each) => keyOf(each, { buyer: bob }))).toEqual([['two'], ['two']]);
    expect([premium, pack].map((each) => keyOf(each, { buyer: told }))).toEqual([['two'], ['one']]);
    expect([premium, pack].map((each) => keyOf(each, { buyer: paid }))).toEqual([['one'], ['two']]);
  });

  test('whose answer was lost keeps its key whatever is bought meanwhile, until an answer comes', () => {
    const lost: PurchaseFlowEvent = { type: 'answer-lost', message: 'Lost' };
    const done: PurchaseFlowEvent = { type: 'completed' };
    const meanwhile = [pressed(premium, 'one'), lost, pressed(hat, 'two'), done];
    expect(after(...meanwhile, pressed(premium, 'three')).commands).toMatchObject([{ request: { key: 'one' } }]);
    const known = [...meanwhile, pressed(premium, 'three'), done];
    expect(after(...known, pressed(premium, 'four')).commands).toMatchObject([{ request: { key: 'four' } }]);
    const both = [pressed(premium, 'one'), lost, pressed(hat, 'two'), lost];
    expect(after(...both, pressed(hat, 'three')).commands).toMatchObject([{ request: { key: 'two' } }]);
  });

  property.prop([
    fc.array(fc.tuple(purchases, fc.constantFrom('done', 'lost after', 'lost before')), { maxLength: 30 }),
  ])('never is charged more than once for what its buyer knows to have bought and for what is uncertain', (presses) => {
    const charged = new Map<string, Purchase>();
    const told: Purchase[] = [];
    let state = noPurchases;
    for (const [index, [purchase, fate]] of presses.entries()) {
      const step = nextPurchase(state, pressed(purchase, `key ${String(index)}`));
      const [command] = step.commands;
      if (command?.type === 'ask' && fate !== 'lost before') charged.set(command.request.key, purchase);
      if (fate === 'done') told.push(purchase);
      const answer: PurchaseFlowEvent = fate === 'done' ? { type: 'completed' } : { type: 'answer-lost', message: '' };
      state = nextPurchase(step.purchases, answer).purchases;
    }
    for (const [purchase] of presses) {
      const count = (list: Iterable<Purchase>) => [...list].filter((each) => equal(each, purchase)).length;
      expect(count(charged.values()) - count(told)).toBeLessThanOrEqual(1);
    }
  });

  property.prop([commands])('always does what the model does', (run) => {
    fc.modelRun(
      () => ({
        model: { at: 'idle' as const, request: undefined, lost: new Map() },
        real: { purchases: noPurchases },
      }),
      run,
    );
  });
});
