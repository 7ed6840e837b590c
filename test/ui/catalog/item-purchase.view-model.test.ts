// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { CatalogItemDetails } from '../../../src/domain/market/catalog-item-page';
import type { CurrentUser } from '../../../src/domain/session/current-user';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';
import { itemFixture } from './item-fixture';
import { sampleItemDetails } from './sample-items';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function open(player?: CurrentUser, change: Partial<CatalogItemDetails> = {}) {
  const fixture = itemFixture(player);
  let shopVisits = 0;
  const purchase = fixture.createItemPurchase(sampleItemDetails({ place: 'shop', ...change }), () => (shopVisits += 1));
  const stop = purchase.start();
  const request = () => (fixture.dialogs.current.status === 'open' ? fixture.dialogs.current.request : undefined);
  const shownToasts = () => fixture.notices.current.map(({ toast: { title, body } }) => [title, body]);
  return { ...fixture, purchase, stop, request, shownToasts, shopVisits: () => shopVisits };
}

describe('ItemPurchaseViewModel', () => {
  test('shows price and remaining balance and buys after a confirmation', async () => {
    const { purchase, dialogs, request, inventory, session, shownToasts } = open(aPlayer());
    purchase.buy();
    expect(request()).toMatchObject({
      title: 'Buy Heron Kite?',
      content: 'Price: 12 coins\nYour balance: 120 coins\nBalance after: 108 coins',
      confirm: { title: 'Buy for 12 coins' },
      cancel: { title: 'Not now' },
    });
    await dialogs.press('confirm');
    await settled();
    expect(inventory.orders).toMatchObject([{ game: 'night-ferry', item: 'heron-kite', count: 1, total: 12 }]);
    expect(session.current.user?.balance).toBe(108);
    expect([purchase.owned, shownToasts()]).toEqual([
      true,
      [['All Done', 'You got Heron Kite. Find it in Night Ferry.']],
    ]);
  });

  test('names a purchase in a draft a test, which needs no coins', () => {
    const game = { slug: 'draft-0123456789ab', title: 'Night Ferry' };
    const { purchase, request } = open(aPlayer({ balance: 0 }), { game });
    purchase.buy();
    expect(request()).toMatchObject({
      content: 'Price: 12 coins\nThis is a test. It costs nothing, and you own the item in the test version only.',
      confirm: { title: 'Get it' },
    });
  });

  test('buys nothing when the player declines', async () => {
    const { purchase, dialogs, inventory, shownToasts } = open(aPlayer());
    purchase.buy();
    await dialogs.press('cancel');
    await settled();
    expect([inventory.orders, shownToasts(), purchase.owned]).toEqual([[], [], false]);
  });

  test('allows repeated purchases of a consumable', async () => {
    const { purchase, dialogs } = open(aPlayer(), { consumable: true });
    purchase.buy();
    await dialogs.press('confirm');
    await settled();
    expect(purchase.owned).toBe(false);
  });

  test('opens the coin shop if coins are missing', async () => {
    const { purchase, dialogs, request, inventory, shopVisits } = open(aPlayer({ balance: 11 }));
    purchase.buy();
    expect(request()).toMatchObject({
      content: 'Price: 12 coins\nYour balance: 11 coins\nYou need 1 coin more.',
      confirm: { title: 'Get coins' },
    });
    await dialogs.press('confirm');
    await settled();
    expect([shopVisits(), inventory.orders]).toEqual([1, []]);
  });

  test('shows the error in the dialog and charges once after a retry', async () => {
    const { purchase, dialogs, inventory, session } = open(aPlayer());
    inventory.line = 'unheard';
    purchase.buy();
    await dialogs.press('confirm');
    expect(dialogs.current).toMatchObject({
      status: 'open',
      failure: expect.stringMatching(/network error/) as string,
    });
    inventory.line = 'answered';
    await dialogs.press('confirm');
    await settled();
    expect(inventory.orders.map(({ key }) => key)).toEqual([inventory.orders[0]?.key, inventory.orders[0]?.key]);
    expect([inventory.balance, session.current.user?.balance]).toEqual([108, 108]);
  });

  test('asks a visitor to log in before the confirmation', () => {
    const { purchase, modal, signIn, request } = open();
    purchase.buy();
    expect([modal.current.open, request()]).toEqual([true, undefined]);
    signIn(aPlayer());
    modal.apply({ type: 'signed-in' });
    expect(request()?.title).toBe('Buy Heron Kite?');
  });

  const order = { game: 'night-ferry', item: 'heron-kite', count: 1, total: 12, key: 'another-tab' };

  test('does not offer an item that the player owns', async () => {
    const fixture = itemFixture(aPlayer());
    await fixture.inventory.purchase(order);
    const purchase = fixture.createItemPurchase(sampleItemDetails({ place: 'shop' }), () => undefined);
    const stop = purchase.start();
    await settled();
    purchase.buy();
    expect([purchase.owned, fixture.dialogs.current.status]).toEqual([true, 'closed']);
    fixture.session.apply({ type: 'signed-out' });
    expect(purchase.owned).toBe(false);
    stop();
  });

  test('marks the item as owned after a conflict, as after a purchase in another tab', async () => {
    const { purchase, dialogs, inventory } = open(aPlayer());
    await settled();
    await inventory.purchase(order);
    inventory.refusal = aRefusal({ status: 409, debug: 'err_conflict' });
    purchase.buy();
    await dialogs.press('confirm');
    await settled();
    expect(purchase.owned).toBe(true);
  });

  test('always offers a consumable, for any owned count', async () => {
    const fixture = itemFixture(aPlayer());
    await fixture.inventory.purchase(order);
    const purchase = fixture.createItemPurchase(
      sampleItemDetails({ place: 'shop', consumable: true }),
      () => undefined,
    );
    purchase.start();
    await settled();
    expect(purchase.owned).toBe(false);
  });

  test('cancels a pending login when the page is left', () => {
    const { purchase, stop, modal, signIn, request } = open();
    purchase.buy();
    stop();
    signIn(aPlayer());
    modal.apply({ type: 'signed-in' });
    expect(request()).toBeUndefined();
  });
});
