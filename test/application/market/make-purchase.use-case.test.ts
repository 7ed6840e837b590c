import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../../src/domain/market/purchase-request';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';
import { marketFixture } from './market-fixture';

const coins = { kind: 'coins', amount: 25 } as const;
const premium = { kind: 'premium' } as const;
const until = '2026-02-01T00:00:00.000Z';

function setUp() {
  const player = aPlayer();
  const fixture = marketFixture(player);
  const press = (purchase: Purchase, key: string, headset = false) =>
    fixture.makePurchase.execute(
      { type: 'buy-pressed', purchase, headset, key, buyer: fixture.session.current.user ?? player, now: 0 },
      fixture.screen,
    );
  return { ...fixture, player, press, flow: () => fixture.purchases.current.flow };
}

describe('MakePurchase', () => {
  test('navigates to the payment of a coin order', async () => {
    const { press, gateway, gone, flow } = setUp();
    await press(coins, 'one');
    expect(gateway.asked).toEqual(['direct 25 one']);
    expect(gone).toEqual([gateway.paymentUrl]);
    expect(flow()).toEqual({ kind: 'redirecting', to: gateway.paymentUrl });
  });

  test.each(['https://pay.example.com/x', '//evil.example', 'javascript:alert(1)'])(
    'navigates to no payment address of another host: %s',
    async (url) => {
      const { press, gateway, gone } = setUp();
      gateway.paymentUrl = url;
      await press(coins, 'one');
      expect(gone).toEqual(['/']);
    },
  );

  test('waits for a headset user’s choice, and can send the payment link by email', async () => {
    const { press, makePurchase, screen, gateway, gone, flow } = setUp();
    await press(coins, 'one', true);
    expect([gateway.asked, flow().kind]).toEqual([[], 'choosing']);
    await makePurchase.execute({ type: 'method-chosen', method: 'email-me' }, screen);
    expect(gateway.asked).toEqual(['by-email 25 one']);
    expect([flow(), gone]).toEqual([{ kind: 'mailed', message: 'We have mailed you a link.' }, []]);
  });

  test('shows bought premium at once, with the remaining coins', async () => {
    const { press, session, flow } = setUp();
    await press(premium, 'one');
    expect(session.current.user).toMatchObject({ premiumUntil: until, balance: 30 });
    expect(flow()).toEqual({ kind: 'bought', purchase: premium });
  });

  test('shows the server’s message after a rejection, and charges no coins', async () => {
    const { press, gateway, session, player, flow, purchases } = setUp();
    gateway.failure = aRefusal({ status: 409 });
    await press(premium, 'one');
    expect(flow()).toEqual({ kind: 'failed', message: 'rejected' });
    expect(session.current.user).toEqual(player);
    expect(purchases.current.unanswered).toEqual([]);
  });

  test('requests the end of premium that the player saw, and refreshes an outdated one', async () => {
    const { press, gateway, session, player, refresh } = setUp();
    await press(premium, 'one');
    session.apply({ type: 'premium-changed', player: player.id, until });
    gateway.failure = aRefusal({ status: 409, debug: 'err_premium_cap' });
    await press(premium, 'two');
    expect([gateway.seen, refresh.mock.calls.length]).toEqual([[undefined, until], 0]);
    gateway.failure = aRefusal({ status: 409, debug: 'err_premium_changed' });
    await press(premium, 'three');
    expect(refresh).toHaveBeenCalledOnce();
  });

  test.each([{ kind: 'network' as const }, { kind: 'malformed' as const }, aRefusal({ status: 503 })])(
    'keeps its key when it received no response ($kind)',
    async (failure) => {
      const { press, gateway, flow } = setUp();
      gateway.failure = failure;
      await press(premium, 'one');
      expect(flow()).toEqual({ kind: 'unanswered', message: failure.kind });
      gateway.failure = undefined;
      await press(premium, 'two');
      await press(premium, 'three');
      expect(gateway.asked).toEqual(['premium one', 'premium one', 'premium three']);
    },
  );

  test('never replaces a newer balance with the balance of a repeated response', async () => {
    const { press, gateway, session, player } = setUp();
    gateway.failure = { kind: 'network' };
    await press(premium, 'one');
    session.apply({ type: 'balance-changed', player: player.id, total: 7, revision: 3 });
    gateway.failure = undefined;
    await press(premium, 'two');
    expect(session.current.user).toMatchObject({ premiumUntil: until, balance: 7 });
  });

  test('never shortens premium when the first response is repeated', async () => {
    const { press, gateway, session, player } = setUp();
    const later = '2026-03-01T00:00:00.000Z';
    session.apply({ type: 'premium-changed', player: player.id, until: later });
    await press(premium, 'one');
    expect(gateway.bought.premiumUntil).toBe(until);
    expect(session.current.user?.premiumUntil).toBe(later);
  });

  test.each(['err_no_payments', 'err_no_mails', 'err_unavailable'])(
    'ends a coin order after the error %s, and uses a new key the next time',
    async (debug) => {
      const { press, gateway, flow } = setUp();
      gateway.failure = aRefusal({ status: 503, debug });
      await press(coins, 'one');
      expect(flow()).toEqual({ kind: 'failed', message: 'rejected' });
      gateway.failure = undefined;
      await press(coins, 'two');
      expect(gateway.asked).toEqual(['direct 25 one', 'direct 25 two']);
    },
  );

  test('repeats a coin order without a response under its key', async () => {
    const { press, gateway } = setUp();
    gateway.failure = { kind: 'network' };
    await press(coins, 'one');
    gateway.failure = undefined;
    await press(coins, 'two');
    expect(gateway.asked).toEqual(['direct 25 one', 'direct 25 one']);
  });

  test('throws for items, which are bought on their own pages', async () => {
    const { press } = setUp();
    await expect(press({ kind: 'item', game: 'night-ferry', item: 'kite', count: 1 }, 'one')).rejects.toThrow(
      'BuyItem',
    );
  });
});
