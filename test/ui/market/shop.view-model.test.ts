// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { defaultCoinOffers } from '../../../src/domain/market/money';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';
import { aShopHouse, settled } from './a-shop-house';

const [ten, , , hundred] = defaultCoinOffers as readonly [
  (typeof defaultCoinOffers)[number],
  unknown,
  unknown,
  (typeof defaultCoinOffers)[number],
];
const KEY = '00000000-0000-4000-8000-';

function open(...parts: Parameters<typeof aShopHouse>) {
  const house = aShopHouse(...parts);
  const stop = house.shop.start();
  return { ...house, stop };
}

describe('buying coins', () => {
  test('goes to the payment, and nothing else can be bought meanwhile', async () => {
    const { shop, market, gone } = open(aPlayer());
    shop.buyCoins(hundred);
    expect([shop.busy, shop.isBuyingCoins(100), shop.isBuyingCoins(10)]).toEqual([true, true, false]);
    shop.buyCoins(ten);
    shop.buyPremium();
    await settled();
    expect(market.asked).toEqual([`direct 100 ${KEY}000000000001`]);
    expect([gone, shop.busy]).toEqual([[market.paymentUrl], true]);
  });

  test('can go on when the player comes back from the payment', async () => {
    const { shop, pageLife, purchases, stop } = open(aPlayer());
    shop.buyCoins(ten);
    await settled();
    pageLife.comeBack();
    expect(shop.busy).toBe(false);
    shop.buyCoins(ten);
    await settled();
    // The page was left, and is opened anew.
    stop();
    shop.start();
    expect(purchases.current.flow.kind).toBe('idle');
    expect(pageLife.followed).toBe(1);
  });

  test('asks a visitor to sign in first, and goes on with what was pressed', async () => {
    const { shop, market, modalState, signIn } = open();
    shop.buyCoins(ten);
    expect(modalState.current).toMatchObject({ open: true, pane: 'login' });
    expect(shop.busy).toBe(false);
    signIn(aPlayer());
    modalState.apply({ type: 'signed-in' });
    await settled();
    expect(market.asked).toEqual([`direct 10 ${KEY}000000000001`]);
  });

  test('is forgotten with the page', async () => {
    const { shop, market, modalState, signIn, stop } = open();
    shop.buyCoins(ten);
    stop();
    signIn(aPlayer());
    modalState.apply({ type: 'signed-in' });
    await settled();
    expect(market.asked).toEqual([]);
  });

  test('tells why it failed', async () => {
    const { shop, market, toasts } = open(aPlayer());
    market.failure = aRefusal({ message: 'There is no such pack of coins.' });
    shop.buyCoins(ten);
    await settled();
    expect(toasts()).toEqual([{ kind: 'danger', title: 'Purchase Error', body: 'There is no such pack of coins.' }]);
    expect(shop.busy).toBe(false);
  });
});

describe('a headset user', () => {
  test.each([
    ['confirm', 'direct', []],
    ['cancel', 'by-email', [{ kind: 'success', title: 'All Done', body: 'We have mailed you a link.' }]],
  ] as const)('chooses by %s to pay %s', async (button, call, told) => {
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
    expect(toasts()).toEqual(told);
  });

  test('without a confirmed address is told so before choosing, and has the mail sent again', async () => {
    const { shop, market, dialogs, toasts, security } = open(aPlayer(), true);
    security.protection = { ...security.protection, emailVerified: false };
    shop.buyCoins(ten);
    await settled();
    expect(dialogs.current).toMatchObject({
      request: { confirm: { title: 'Pay Now' }, cancel: { title: 'Send Confirmation' } },
    });
    await dialogs.press('cancel');
    await settled();
    expect([market.asked, shop.busy]).toEqual([[], false]);
    expect(toasts()).toMatchObject([
      { title: 'All Done', body: expect.stringMatching(/email is on its way/) as string },
    ]);
    shop.buyCoins(ten);
    await settled();
    await dialogs.press('confirm');
    await settled();
    expect(market.asked).toEqual([`direct 10 ${KEY}000000000002`]);
  });

  test('may leave the choice, and has ordered nothing', async () => {
    const { shop, market, dialogs, toasts } = open(aPlayer(), true);
    shop.buyCoins(ten);
    await settled();
    dialogs.dismiss();
    await settled();
    expect([market.asked, shop.busy, toasts()]).toEqual([[], false, []]);
  });

  test('is also who has been in a headset in this tab', async () => {
    const { shop, dialogs, presence } = open(aPlayer());
    presence.apply('start');
    presence.apply('end');
    shop.buyCoins(ten);
    await settled();
    expect(dialogs.current.status).toBe('open');
  });
});

describe('buying premium', () => {
  test('tells it, and shows until when', async () => {
    const { shop, toasts } = open(aPlayer({ balance: 40 }));
    expect([shop.premiumUntil, shop.premiumRefusal]).toEqual([undefined, undefined]);
    shop.buyPremium();
    expect(shop.buyingPremium).toBe(true);
    await settled();
    expect(toasts()).toEqual([
      { kind: 'success', title: 'Premium Activated!', body: 'Your games are free of ads until Feb 1, 2026.' },
    ]);
    expect([shop.premiumUntil, shop.user?.balance, shop.busy]).toEqual(['2026-02-01T00:00:00.000Z', 30, false]);
  });

  test('ends on the day that the player’s calendar has', async () => {
    const { shop, toasts } = open(aPlayer({ balance: 40 }), false, { minutesAhead: () => -300 });
    shop.buyPremium();
    await settled();
    expect([shop.premiumDay, toasts()[0]?.body]).toEqual([
      'Jan 31, 2026',
      'Your games are free of ads until Jan 31, 2026.',
    ]);
  });

  test('needs enough coins, and room below a year', async () => {
    const { shop, market, signIn } = open(aPlayer({ balance: 4 }));
    expect(shop.premiumRefusal).toEqual({ kind: 'not-enough-coins', missing: 6 });
    signIn(aPlayer({ premiumUntil: '2026-12-02T00:00:00.000Z' }));
    expect(shop.premiumRefusal).toEqual({ kind: 'premium-cap' });
    shop.buyPremium();
    await settled();
    expect(market.asked).toEqual([]);
    signIn(aPlayer({ premiumUntil: '2025-12-31T00:00:00.000Z' }));
    expect([shop.premiumUntil, shop.premiumRefusal]).toEqual([undefined, undefined]);
  });

  test('is over by itself when its time is', () => {
    const { shop, clock } = open(aPlayer({ premiumUntil: '2026-01-01T00:00:30.000Z' }));
    expect(shop.premiumUntil).toBe('2026-01-01T00:00:30.000Z');
    clock.advance(30_000);
    expect(shop.premiumUntil).toBeUndefined();
  });

  test('spends no coins of who has just signed in', async () => {
    const { shop, market, modalState, signIn } = open();
    shop.buyPremium();
    expect(modalState.current.open).toBe(true);
    signIn(aPlayer());
    modalState.apply({ type: 'signed-in' });
    await settled();
    expect([market.asked, shop.busy]).toEqual([[], false]);
  });

  test('says what a lost answer means', async () => {
    const { shop, market, toasts } = open(aPlayer());
    market.failure = { kind: 'network' };
    shop.buyPremium();
    await settled();
    expect(toasts()[0]?.body).toMatch(/^A network error.*If you buy it again, you pay once only\.$/);
  });
});
