import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Shop } from '../../../src/application/market/load-shop.use-case';
import type { Cents } from '../../../src/domain/market/money';
import { coinOffers } from '../../fakes/coin-offers';
import type { OrderState } from '../../../src/domain/market/purchase-order';
import { err, ok } from '../../../src/domain/shared/result';
import { shopLoader } from '../../../src/ui/market/shop.loader';
import { shopRoute } from '../../../src/ui/market/shop.page';
import { aPlayer } from '../../fakes/a-player';
import { sampleItem } from '../catalog/sample-items';
import { shopFixture, settled } from './shop-fixture';

afterEach(cleanup);

const full: Shop = { offers: ok(coinOffers), showcase: ok([sampleItem()]) };

interface Options {
  readonly signedIn?: boolean;
  readonly sells?: Shop;
  readonly search?: string;
  readonly state?: OrderState;
}

async function open(player = aPlayer(), { signedIn = true, sells = full, search = '', state }: Options = {}) {
  const fixture = shopFixture(signedIn ? player : undefined);
  const setState = (now: OrderState) => {
    const order = new URLSearchParams(search).get('order') ?? '';
    fixture.market.orders.set(order, { amount: 25, price: 229 as Cents, taken: 0, state: now });
  };
  if (state !== undefined) setState(state);
  fixture.modal.start();
  fixture.session.start();
  const loader = shopLoader({ execute: () => Promise.resolve(sells) });
  const route = shopRoute(
    { createShop: () => fixture.shop, createOrder: fixture.createOrder },
    fixture.session,
    fixture.modal,
  );
  const router = createMemoryRouter([{ path: '/', loader, ...route }], { initialEntries: [`/${search}`] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Shop' });
  // Waits for the effects that follow the session.
  await act(settled);
  return { ...fixture, setState, router };
}

const packs = () => within(screen.getByRole('region', { name: 'Coin Packs' }));
const premium = () => within(screen.getByRole('region', { name: /Premium/ }));
const buttons = () => screen.getAllByRole('button').filter((button) => /^(Buy|Get)/.test(button.textContent));

describe('shopRoute', () => {
  test('shows the balance, the coin packs with the special one marked, and the VAT note', async () => {
    await open();
    expect(screen.getByText('120 coins')).toBeDefined();
    expect(
      packs()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([
      'Buy 10 coins for $0.99',
      'Buy 25 coins for $2.29',
      'Buy 50 coins for $4.49',
      'Buy 100 coins for $7.99',
      'Buy 250 coins for $17.99',
    ]);
    const special = screen.getByText('Popular').closest('li');
    expect(special?.textContent).toContain('100 coins');
    expect(special?.textContent).toContain('8.0¢ per coin');
    expect(screen.getByText('Prices are in US dollars and include VAT.')).toBeDefined();
    expect(screen.queryByText(/cancelled/)).toBeNull();
  });

  test('disables every other button while a purchase runs', async () => {
    const { market } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Buy 25 coins for $2.29' }));
    expect(buttons().map((button) => [button.ariaDisabled ?? button.hasAttribute('disabled')].map(String)[0])).toEqual([
      'true',
      'true',
      'true',
      'true',
      'true',
      'true',
    ]);
    await act(settled);
    expect(market.asked).toHaveLength(1);
  });

  test('shows benefits and expiry of premium, and the reason why it cannot be bought', async () => {
    const { signIn } = await open(aPlayer({ premiumUntil: '2026-03-02T00:00:00.000Z' }));
    expect(premium().getByText('No subscription, never auto-renews')).toBeDefined();
    expect(premium().getByText('Buy a month at a time, up to a year')).toBeDefined();
    expect(premium().getByRole('status').textContent).toBe('Active until Mar 2, 2026');
    expect(premium().getByRole('button', { name: 'Add a month' })).toHaveProperty('disabled', false);
    act(() => {
      signIn(aPlayer({ balance: 9 }));
    });
    expect(premium().getByText('You need 1 coin more.')).toBeDefined();
    expect(premium().getByRole('button', { name: 'Get Premium' })).toHaveProperty('disabled', true);
    act(() => {
      signIn(aPlayer({ premiumUntil: '2026-12-31T00:00:00.000Z' }));
    });
    expect(premium().getByText('Premium can’t be extended beyond one year from now.')).toBeDefined();
  });

  test('shows in-game items with their games', async () => {
    await open();
    const item = within(screen.getByRole('region', { name: 'In-Game Content' })).getByRole('link');
    expect(item.getAttribute('href')).toBe('/arcade/games/night-ferry/catalog/heron-kite');
    expect(item.textContent).toContain('Night Ferry');
  });

  test('asks a visitor to log in or sign up, also on a buy button', async () => {
    const { modal } = await open(aPlayer(), { signedIn: false });
    expect(screen.getByText('Log in or sign up to buy.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(modal.pane).toBe('register');
    act(modal.dismiss);
    fireEvent.click(screen.getByRole('button', { name: 'Get Premium' }));
    expect([modal.open, modal.pane]).toEqual([true, 'login']);
  });

  const ORDER = '6f0a7a52-6a53-4d4c-9f0e-0d9f4f4a7c11';
  const back = { search: `?payment=cancelled&order=${ORDER}` };
  const cancellationNote = () => screen.queryByText(/^Payment cancelled\. You haven’t been charged/);

  test.each(['failed', 'waiting'] as const)('notes a cancelled payment of a %s order', async (state) => {
    const { router } = await open(aPlayer(), { ...back, state });
    expect(cancellationNote()).not.toBeNull();
    expect(router.state.location.search).toBe('');
  });

  test('hides the cancellation note once the order is paid', async () => {
    const { clock, setState } = await open(aPlayer(), { ...back, state: 'failed' });
    setState('paid');
    await act(async () => {
      clock.advance(2000);
      await settled();
    });
    expect(cancellationNote()).toBeNull();
  });

  test.each([
    ['a paid order', { ...back, state: 'paid' }],
    ['a refunded order', { ...back, state: 'refunded' }],
    ['an order of another player', back],
    ['a visitor', { ...back, signedIn: false }],
  ] as const)('shows no cancellation note for %s', async (_case, options) => {
    const { router } = await open(aPlayer(), options);
    expect(cancellationNote()).toBeNull();
    expect(router.state.location.search).toBe('');
  });

  test('shows no cancellation note without an order', async () => {
    await open(aPlayer(), { search: '?payment=cancelled' });
    expect(cancellationNote()).toBeNull();
  });

  test('shows the loaded part and an error for the failed part', async () => {
    const failure = { kind: 'network' } as const;
    await open(aPlayer(), { sells: { offers: err(failure), showcase: ok([]) } });
    expect(screen.getByRole('alert').textContent).toMatch(/A network error has occurred.*Try again/);
    expect(screen.getByText('There are no in-game items for sale right now.')).toBeDefined();
    cleanup();
    await open(aPlayer(), { sells: { offers: ok([]), showcase: err(failure) } });
    expect(screen.getByText('There are no coin packs on sale right now.')).toBeDefined();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('shopLoader', () => {
  test('responds with the status of the failed part', async () => {
    const args = { request: new Request('http://portal.test/market') } as Parameters<ReturnType<typeof shopLoader>>[0];
    const load = (sells: Shop) => shopLoader({ execute: () => Promise.resolve(sells) })(args);
    expect(await load(full)).toMatchObject({ offers: { kind: 'found' }, showcase: { kind: 'found' } });
    expect(await load({ ...full, showcase: err({ kind: 'network' }) })).toMatchObject({ init: { status: 503 } });
  });
});
