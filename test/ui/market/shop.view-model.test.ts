// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { coinOffers } from '../../fakes/coin-offers';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';
import { shopFixture, settled } from './shop-fixture';

const [ten, , , hundred] = coinOffers as readonly [
  (typeof coinOffers)[number],
  unknown,
  unknown,
  (typeof coinOffers)[number],
];
const KEY = '00000000-0000-4000-8000-';

function open(...parts: Parameters<typeof shopFixture>) {
  const fixture = shopFixture(...parts);
  const stop = fixture.shop.start();
  return { ...fixture, stop };
}

describe('ShopViewModel.buyCoins', () => {
  test('opens the payment and blocks every other purchase meanwhile', async () => {
    const { shop, market, departures } = open(aPlayer());
    shop.buyCoins(hundred);
    expect([shop.busy, shop.isBuyingCoins(100), shop.isBuyingCoins(10)]).toEqual([true, true, false]);
    shop.buyCoins(ten);
    shop.buyPremium();
    await settled();
    expect(market.asked).toEqual([`direct 100 ${KEY}000000000001`]);
    expect([departures, shop.busy]).toEqual([[market.paymentUrl], true]);
  });

  test('allows a new purchase after the player returns from the payment', async () => {
    const { shop, pageLife, purchases, stop } = open(aPlayer());
    shop.buyCoins(ten);
    await settled();
    pageLife.comeBack();
    expect(shop.busy).toBe(false);
    shop.buyCoins(ten);
    await settled();
    // The page is left and opened again.
    stop();
    shop.start();
    expect(purchases.current.flow.kind).toBe('idle');
    expect(pageLife.followed).toBe(1);
  });

  test('asks a visitor to log in first and then continues the purchase', async () => {
    const { shop, market, modalState, signIn } = open();
    shop.buyCoins(ten);
    expect(modalState.current).toMatchObject({ open: true, pane: 'login' });
    expect(shop.busy).toBe(false);
    signIn(aPlayer());
    modalState.apply({ type: 'signed-in' });
    await settled();
    expect(market.asked).toEqual([`direct 10 ${KEY}000000000001`]);
  });

  test('cancels the pending purchase when the page is left before the login', async () => {
    const { shop, market, modalState, signIn, stop } = open();
    shop.buyCoins(ten);
    stop();
    signIn(aPlayer());
    modalState.apply({ type: 'signed-in' });
    await settled();
    expect(market.asked).toEqual([]);
  });

  test('shows the reason of a failed purchase', async () => {
    const { shop, market, toasts } = open(aPlayer());
    market.failure = aRefusal({ message: 'There is no such pack of coins.' });
    shop.buyCoins(ten);
    await settled();
    expect(toasts()).toEqual([{ kind: 'danger', title: 'Purchase Error', body: 'There is no such pack of coins.' }]);
    expect(shop.busy).toBe(false);
  });
});

describe('ShopViewModel in a headset', () => {
  test.each([
    ['confirm', 'direct', []],
    ['cancel', 'by-email', [{ kind: 'success', title: 'All Done', body: 'We have mailed you a link.' }]],
  ] as const)('sends a payment after the answer %s by %s', async (button, call, expected) => {
    const { shop, market, dialogs, toasts } = open(aPlayer(), true);
    shop.buyCoins(ten);
    await settled();
    expect(dialogs.current).toMatchObject({
      status: 'open',
      request: {
        title: 'Buy 10 coins for $0.99',
        confirm: { title: 'Pay Now' },
        cancel: { title: 'Email Me' },
      },
    });
    expect(shop.busy).toBe(true);
    await dialogs.press(button);
    await settled();
    expect(market.asked).toEqual([`${call} 10 ${KEY}000000000001`]);
    expect(toasts()).toEqual(expected);
  });

  test('orders nothing after the choice is dismissed', async () => {
    const { shop, market, dialogs, toasts } = open(aPlayer(), true);
    shop.buyCoins(ten);
    await settled();
    dialogs.dismiss();
    await settled();
    expect([market.asked, shop.busy, toasts()]).toEqual([[], false, []]);
  });

  test('offers the choice after a headset session in this tab', async () => {
    const { shop, dialogs, presence } = open(aPlayer());
    presence.apply('start');
    presence.apply('end');
    shop.buyCoins(ten);
    await settled();
    expect(dialogs.current.status).toBe('open');
  });
});

describe('ShopViewModel.buyPremium', () => {
  test('activates premium and shows its expiry date', async () => {
    const { shop, dialogs, toasts } = open(aPlayer({ balance: 40 }));
    expect([shop.premiumUntil, shop.premiumRefusal]).toEqual([undefined, undefined]);
    shop.buyPremium();
    await dialogs.press('confirm');
    expect(shop.buyingPremium).toBe(true);
    await settled();
    expect(toasts()).toEqual([
      { kind: 'success', title: 'Premium Activated!', body: 'Enjoy your games ad-free until Feb 1, 2026.' },
    ]);
    expect([shop.premiumUntil, shop.user?.balance, shop.busy]).toEqual(['2026-02-01T00:00:00.000Z', 30, false]);
  });

  test('asks with price, balance, balance after and new expiry, and buys nothing without a confirmation', async () => {
    const { shop, market, dialogs } = open(aPlayer({ balance: 40, premiumUntil: '2026-03-31T00:00:00.000Z' }));
    for (const answer of [() => dialogs.press('cancel'), () => dialogs.dismiss()]) {
      shop.buyPremium();
      expect(dialogs.current).toMatchObject({
        status: 'open',
        request: {
          title: 'Buy a month of Premium?',
          content: 'Price: 10 coins\nYour balance: 40 coins\nBalance after: 30 coins\nPremium until: Apr 30, 2026',
          confirm: { title: 'Buy for 10 coins' },
          cancel: { title: 'Not now' },
        },
      });
      void answer();
      await settled();
      expect([market.asked, shop.busy]).toEqual([[], false]);
    }
  });

  test('updates the open confirmation when another tab buys a month, and requests the displayed end', async () => {
    const player = aPlayer({ balance: 40 });
    const { shop, market, dialogs, state } = open(player);
    shop.buyPremium();
    state.apply({ type: 'balance-changed', player: player.id, total: 30, revision: player.balanceRevision + 1 });
    state.apply({ type: 'premium-changed', player: player.id, until: '2026-02-01T00:00:00.000Z' });
    expect(dialogs.current).toMatchObject({
      status: 'open',
      request: {
        content: 'Price: 10 coins\nYour balance: 30 coins\nBalance after: 20 coins\nPremium until: Mar 1, 2026',
      },
    });
    await dialogs.press('confirm');
    await settled();
    expect(market.seen).toEqual(['2026-02-01T00:00:00.000Z']);
  });

  test('dismisses the open confirmation when the player cannot buy a month any more', async () => {
    const player = aPlayer({ balance: 10 });
    const { shop, market, dialogs, state } = open(player);
    shop.buyPremium();
    state.apply({ type: 'balance-changed', player: player.id, total: 0, revision: player.balanceRevision + 1 });
    await settled();
    expect([dialogs.current.status, market.asked]).toEqual(['closing', []]);
    expect(shop.premiumRefusal).toEqual({ kind: 'not-enough-coins', missing: 10 });
  });

  test('shows the expiry date in the time zone of the player', async () => {
    const { shop, dialogs, toasts } = open(aPlayer({ balance: 40 }), false, { minutesAhead: () => -300 });
    shop.buyPremium();
    await dialogs.press('confirm');
    await settled();
    expect([shop.premiumDay, toasts()[0]?.body]).toEqual([
      'Jan 31, 2026',
      'Enjoy your games ad-free until Jan 31, 2026.',
    ]);
  });

  test('refuses a purchase without enough coins or beyond one year', async () => {
    const { shop, market, dialogs, signIn } = open(aPlayer({ balance: 4 }));
    expect(shop.premiumRefusal).toEqual({ kind: 'not-enough-coins', missing: 6 });
    signIn(aPlayer({ premiumUntil: '2026-12-02T00:00:00.000Z' }));
    expect(shop.premiumRefusal).toEqual({ kind: 'premium-cap' });
    shop.buyPremium();
    await settled();
    expect([market.asked, dialogs.current.status]).toEqual([[], 'closed']);
    signIn(aPlayer({ premiumUntil: '2025-12-31T00:00:00.000Z' }));
    expect([shop.premiumUntil, shop.premiumRefusal]).toEqual([undefined, undefined]);
  });

  test('ends premium at its expiry', () => {
    const { shop, clock } = open(aPlayer({ premiumUntil: '2026-01-01T00:00:30.000Z' }));
    expect(shop.premiumUntil).toBe('2026-01-01T00:00:30.000Z');
    clock.advance(30_000);
    expect(shop.premiumUntil).toBeUndefined();
  });

  test('buys nothing right after a visitor logs in', async () => {
    const { shop, market, modalState, signIn } = open();
    shop.buyPremium();
    expect(modalState.current.open).toBe(true);
    signIn(aPlayer());
    modalState.apply({ type: 'signed-in' });
    await settled();
    expect([market.asked, shop.busy]).toEqual([[], false]);
  });

  test('explains that a retry after a lost response is not charged twice', async () => {
    const { shop, market, dialogs, toasts } = open(aPlayer());
    market.failure = { kind: 'network' };
    shop.buyPremium();
    await dialogs.press('confirm');
    await settled();
    expect(toasts()[0]?.body).toMatch(/^A network error.*You can safely try again: you won’t be charged twice\.$/);
  });
});
