import { describe, expect, test } from 'vitest';
import type { OrderAnswer } from '../../../src/application/market/follow-order.use-case';
import { FollowOrder } from '../../../src/application/market/follow-order.use-case';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { Cents } from '../../../src/domain/market/cents';
import type { OrderStand } from '../../../src/domain/market/order-standing';
import { err, ok } from '../../../src/domain/shared/result';
import { aPlayer } from '../../fakes/a-player';
import { FakeAttention } from '../../fakes/fake-attention';
import { aMarketHouse } from './a-market-house';

const ORDER = '6f0a7a52-6a53-4d4c-9f0e-0d9f4f4a7c11';
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp(state?: OrderStand) {
  const player = aPlayer();
  const house = aMarketHouse(player);
  const { gateway, session, clock } = house;
  const stand = (now: OrderStand) =>
    void gateway.orders.set(ORDER, { amount: 25, price: 229 as Cents, state: now, taken: 0 });
  if (state !== undefined) stand(state);
  const told: OrderAnswer[] = [];
  const attention = new FakeAttention();
  const account = {
    failure: undefined as ApiFailure | undefined,
    balance: undefined as number | undefined,
    execute: () => {
      const { failure, balance: total } = account;
      if (total !== undefined) session.apply({ type: 'balance-changed', player: player.id, total, revision: 9 });
      return Promise.resolve(failure ? err(failure) : ok(undefined));
    },
  };
  const follow = new FollowOrder(gateway, session, account, attention, clock);
  const balances: unknown[] = [];
  const cancel = follow.execute(ORDER, (answer) => {
    told.push(answer);
    balances.push(session.current.user?.balance);
  });
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await settled();
  };
  const states = () => told.map((answer) => (answer.ok ? answer.value.state : answer.error.kind));
  return { ...house, player, stand, told, cancel, pass, states, attention, account, balances };
}

describe('an order that is followed', () => {
  test('is told once and left alone when it is paid already', async () => {
    const { states, pass, clock } = setUp('paid');
    await pass(0);
    await pass(3_600_000);
    expect([states(), clock.pending]).toEqual([['paid'], 0]);
  });

  test('is looked at again until the coins are there', async () => {
    const { states, pass, stand } = setUp('waiting');
    await pass(0);
    await pass(2000);
    stand('paid');
    await pass(2000);
    await pass(60_000);
    expect(states()).toEqual(['waiting', 'waiting', 'paid']);
  });

  test('may be paid after it failed', async () => {
    const { states, pass, stand } = setUp('failed');
    await pass(0);
    stand('paid');
    await pass(2000);
    expect(states()).toEqual(['failed', 'paid']);
  });

  test('is looked at again when coins of it were taken back later', async () => {
    const { states, pass, stand, session, player, clock } = setUp('paid');
    await pass(0);
    stand('refunded');
    session.apply({ type: 'balance-changed', player: player.id, total: 95, revision: 2 });
    await pass(0);
    expect([states(), clock.pending]).toEqual([['paid', 'refunded'], 0]);
  });

  test('is looked at as soon as the balance changes, and once only for one change', async () => {
    const { states, pass, stand, session, player } = setUp('waiting');
    await pass(0);
    stand('paid');
    session.apply({ type: 'balance-changed', player: player.id, total: 145, revision: 2 });
    await pass(0);
    expect(states()).toEqual(['waiting', 'paid']);
    session.apply({ type: 'balance-changed', player: player.id, total: 140, revision: 3 });
    await pass(0);
    expect(states()).toEqual(['waiting', 'paid', 'paid']);
  });

  test('is told as paid only with the balance that there is then', async () => {
    const { states, balances, pass, stand, account, clock } = setUp('waiting');
    await pass(0);
    stand('paid');
    account.failure = { kind: 'network' };
    await pass(2000);
    account.failure = undefined;
    account.balance = 145;
    await pass(2000);
    await pass(60_000);
    expect(states()).toEqual(['waiting', 'network', 'paid']);
    expect([balances.at(-1), clock.pending]).toEqual([145, 0]);
  });

  test('is not looked at while nobody sees the tab, and no more after an hour', async () => {
    const { states, pass, attention, clock, cancel } = setUp('waiting');
    await pass(0);
    attention.hide();
    await pass(600_000);
    expect(states()).toEqual(['waiting']);
    attention.show();
    await pass(0);
    expect(states()).toEqual(['waiting', 'waiting']);
    await pass(3_600_000);
    expect(clock.pending).toBe(0);
    cancel();
  });

  test('that is not the player’s is asked for once', async () => {
    const { told, pass } = setUp();
    await pass(0);
    await pass(3_600_000);
    expect(told).toMatchObject([{ ok: false, error: { status: 404 } }]);
  });

  test('is asked for again after the network failed', async () => {
    const { gateway, states, pass } = setUp('waiting');
    await pass(0);
    gateway.failure = { kind: 'network' };
    await pass(2000);
    gateway.failure = undefined;
    await pass(2000);
    expect(states()).toEqual(['waiting', 'network', 'waiting']);
  });

  test('is told no more once nobody listens', async () => {
    const { cancel, states, pass, clock } = setUp('waiting');
    await pass(0);
    cancel();
    await pass(60_000);
    expect([states(), clock.pending]).toEqual([['waiting'], 0]);
  });
});
