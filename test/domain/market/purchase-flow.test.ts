import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { PurchaseCommand, PurchaseFlowEvent } from '../../../src/domain/market/purchase-flow';
import { isPurchasing, nextPurchase, noPurchases } from '../../../src/domain/market/purchase-flow';
import type { PaymentMethod, Purchase } from '../../../src/domain/market/purchase-request';
import { purchases } from '../../arbitraries/purchases';
import { ada, bob, commands, DAY, HOSTS, pressed } from './purchase-model';

const pack: Purchase = { kind: 'coins', amount: 25 };
const premium: Purchase = { kind: 'premium' };
const hat: Purchase = { kind: 'item', game: 'orbit', item: 'hat', count: 1 };
const equal = (one: Purchase, other: Purchase) => JSON.stringify(one) === JSON.stringify(other);

function after(...events: readonly PurchaseFlowEvent[]) {
  let purchases = noPurchases;
  let commands: readonly PurchaseCommand[] = [];
  for (const event of events) ({ purchases, commands } = nextPurchase(purchases, event));
  return { flow: purchases.flow, commands, purchases };
}

describe('nextPurchase', () => {
  test('ignores a return without a payment', () => {
    expect(after({ type: 'returned' })).toMatchObject({ purchases: noPurchases, commands: [] });
  });

  test('requests coins at once without a headset and leads to the payment', () => {
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

  test("leads home instead of to a host that is not the provider's", () => {
    const paying = after(pressed(pack, 'k'), { type: 'payment-url-received', url: 'https://evil.test/', hosts: HOSTS });
    expect(paying.commands).toEqual([{ type: 'go', to: '/' }]);
  });

  test('waits in a headset for the choice of paying coins, which can be emailed', () => {
    const choosing = after(pressed(pack, 'k', true));
    expect(choosing.flow.kind).toBe('choosing');
    expect([isPurchasing(choosing.purchases), isPurchasing(noPurchases)]).toEqual([true, false]);
    expect(choosing.commands).toEqual([]);
    const chosen = after(pressed(pack, 'k', true), { type: 'method-chosen', method: 'email-me' });
    expect(chosen.commands).toMatchObject([{ type: 'ask', request: { purchase: pack, method: 'email-me', key: 'k' } }]);
    expect(nextPurchase(chosen.purchases, { type: 'mail-sent', message: 'Look' })).toEqual({
      purchases: { flow: { kind: 'mailed', message: 'Look' }, unanswered: [] },
      commands: [],
    });
  });

  test('requests premium at once, even in a headset', () => {
    expect(after(pressed(premium, 'k', true)).flow.kind).toBe('asking');
  });

  test("shows the server's refusal", () => {
    expect(after(pressed(premium, 'k'), { type: 'refused', message: 'No' }).flow).toEqual({
      kind: 'failed',
      message: 'No',
    });
  });

  test('repeats a request without an answer under its key', () => {
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

  test('repeats a coin request without an answer under its key in the same way only', () => {
    const lost: PurchaseFlowEvent = { type: 'answer-lost', message: 'Lost' };
    const chosen = (method: PaymentMethod): PurchaseFlowEvent => ({ type: 'method-chosen', method });
    const mailed = [pressed(pack, 'one', true), chosen('email-me'), lost, pressed(pack, 'two', true)];
    expect(after(...mailed, chosen('email-me')).commands).toMatchObject([{ request: { key: 'one' } }]);
    expect(after(...mailed, chosen('pay-now')).commands).toMatchObject([{ request: { key: 'two' } }]);
  });

  test('creates a new request for another player, after news of the purchase, and after a day', () => {
    const keyOf = (purchase: Purchase, later: Parameters<typeof pressed>[3]) => {
      const lost: PurchaseFlowEvent = { type: 'answer-lost', message: 'Lost' };
      const { commands } = after(pressed(purchase, 'one'), lost, pressed(purchase, 'two', false, later));
      return commands.flatMap((command) => (command.type === 'ask' ? [command.request.key] : []));
    };
    const updated = { ...ada, premiumUntil: '2026-04-01T12:00:00.000Z' };
    const paid = { ...ada, balanceRevision: 2 };
    expect([premium, pack].map((each) => keyOf(each, { now: DAY - 1 }))).toEqual([['one'], ['one']]);
    expect([premium, pack].map((each) => keyOf(each, { now: DAY }))).toEqual([['two'], ['two']]);
    expect([premium, pack].map((each) => keyOf(each, { buyer: bob }))).toEqual([['two'], ['two']]);
    expect([premium, pack].map((each) => keyOf(each, { buyer: updated }))).toEqual([['two'], ['one']]);
    expect([premium, pack].map((each) => keyOf(each, { buyer: paid }))).toEqual([['one'], ['two']]);
  });

  test('keeps the key of a request without an answer until an answer comes, whatever is bought meanwhile', () => {
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
  ])('never charges more than the known purchases and one uncertain purchase', (presses) => {
    const charged = new Map<string, Purchase>();
    const confirmed: Purchase[] = [];
    let state = noPurchases;
    for (const [index, [purchase, fate]] of presses.entries()) {
      const step = nextPurchase(state, pressed(purchase, `key ${String(index)}`));
      const [command] = step.commands;
      if (command?.type === 'ask' && fate !== 'lost before') charged.set(command.request.key, purchase);
      if (fate === 'done') confirmed.push(purchase);
      const answer: PurchaseFlowEvent = fate === 'done' ? { type: 'completed' } : { type: 'answer-lost', message: '' };
      state = nextPurchase(step.purchases, answer).purchases;
    }
    for (const [purchase] of presses) {
      const count = (list: Iterable<Purchase>) => [...list].filter((each) => equal(each, purchase)).length;
      expect(count(charged.values()) - count(confirmed)).toBeLessThanOrEqual(1);
    }
  });

  property.prop([commands])('always behaves like the model', (run) => {
    fc.modelRun(
      () => ({
        model: { at: 'idle' as const, request: undefined, lost: new Map() },
        real: { purchases: noPurchases },
      }),
      run,
    );
  });
});
