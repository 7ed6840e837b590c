import { describe, expect, test } from 'vitest';
import type { OrderAnswer } from '../../../src/application/market/follow-order.use-case';
import { FollowOrder } from '../../../src/application/market/follow-order.use-case';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { Cents } from '../../../src/domain/market/money';
import type { OrderState } from '../../../src/domain/market/purchase-order';
import { err, ok } from '../../../src/domain/shared/result';
import { aPlayer } from '../../fakes/a-player';
import { FakeAttention } from '../../fakes/fake-attention';
import { marketFixture } from './market-fixture';

const ORDER = '6f0a7a52-6a53-4d4c-9f0e-0d9f4f4a7c11';
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp(state?: OrderState) {
  const player = aPlayer();
  const fixture = marketFixture(player);
  const { gateway, session, clock } = fixture;
  const setOrderState = (now: OrderState) =>
    void gateway.orders.set(ORDER, { amount: 25, price: 229 as Cents, state: now, taken: 0 });
  if (state !== undefined) setOrderState(state);
  const answers: OrderAnswer[] = [];
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
    answers.push(answer);
    balances.push(session.current.user?.balance);
  });
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await settled();
  };
  const states = () => answers.map((answer) => (answer.ok ? answer.value.state : answer.error.kind));
  return { ...fixture, player, setOrderState, answers, cancel, pass, states, attention, account, balances };
}

describe('FollowOrder', () => {
  test('reports a paid order once and stops polling', async () => {
    const { states, pass, clock } = setUp('paid');
    await pass(0);
    await pass(3_600_000);
    expect([states(), clock.pending]).toEqual([['paid'], 0]);
  });

  test('polls until the coins have arrived', async () => {
    const { states, pass, setOrderState } = setUp('waiting');
    await pass(0);
    await pass(2000);
    setOrderState('paid');
    await pass(2000);
    await pass(60_000);
    expect(states()).toEqual(['waiting', 'waiting', 'paid']);
  });

  test('reports a payment after a failed one', async () => {
    const { states, pass, setOrderState } = setUp('failed');
    await pass(0);
    setOrderState('paid');
    await pass(2000);
    expect(states()).toEqual(['failed', 'paid']);
  });

  test('reports a later refund', async () => {
    const { states, pass, setOrderState, session, player, clock } = setUp('paid');
    await pass(0);
    setOrderState('refunded');
    session.apply({ type: 'balance-changed', player: player.id, total: 95, revision: 2 });
    await pass(0);
    expect([states(), clock.pending]).toEqual([['paid', 'refunded'], 0]);
  });

  test('polls once for each balance change', async () => {
    const { states, pass, setOrderState, session, player } = setUp('waiting');
    await pass(0);
    setOrderState('paid');
    session.apply({ type: 'balance-changed', player: player.id, total: 145, revision: 2 });
    await pass(0);
    expect(states()).toEqual(['waiting', 'paid']);
    session.apply({ type: 'balance-changed', player: player.id, total: 140, revision: 3 });
    await pass(0);
    expect(states()).toEqual(['waiting', 'paid', 'paid']);
  });

  test('reports a paid order only after the balance has been refreshed', async () => {
    const { states, balances, pass, setOrderState, account, clock } = setUp('waiting');
    await pass(0);
    setOrderState('paid');
    account.failure = { kind: 'network' };
    await pass(2000);
    account.failure = undefined;
    account.balance = 145;
    await pass(2000);
    await pass(60_000);
    expect(states()).toEqual(['waiting', 'network', 'paid']);
    expect([balances.at(-1), clock.pending]).toEqual([145, 0]);
  });

  test('polls only in a visible tab, and for an hour at most', async () => {
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

  test('requests another player’s order only once', async () => {
    const { answers, pass } = setUp();
    await pass(0);
    await pass(3_600_000);
    expect(answers).toMatchObject([{ ok: false, error: { status: 404 } }]);
  });

  test('polls again after a network failure', async () => {
    const { gateway, states, pass } = setUp('waiting');
    await pass(0);
    gateway.failure = { kind: 'network' };
    await pass(2000);
    gateway.failure = undefined;
    await pass(2000);
    expect(states()).toEqual(['waiting', 'network', 'waiting']);
  });

  test('reports nothing after it was cancelled', async () => {
    const { cancel, states, pass, clock } = setUp('waiting');
    await pass(0);
    cancel();
    await pass(60_000);
    expect([states(), clock.pending]).toEqual([['waiting'], 0]);
  });
});
