import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Shop } from '../../../src/application/market/load-shop.use-case';
import type { Cents } from '../../../src/domain/market/money';
import { defaultCoinOffers } from '../../../src/domain/market/money';
import type { OrderStand } from '../../../src/domain/market/purchase-order';
import { err, ok } from '../../../src/domain/shared/result';
import { shopLoader } from '../../../src/ui/market/shop.loader';
import { shopRoute } from '../../../src/ui/market/shop.page';
import { aPlayer } from '../../fakes/a-player';
import { sampleItem } from '../catalog/sample-items';
import { aShopHouse, settled } from './a-shop-house';

afterEach(cleanup);

const full: Shop = { offers: ok(defaultCoinOffers), showcase: ok([sampleItem()]) };

interface Options {
  readonly signedIn?: boolean;
  readonly sells?: Shop;
  readonly search?: string;
  readonly state?: OrderStand;
}

async function open(player = aPlayer(), { signedIn = true, sells = full, search = '', state }: Options = {}) {
  const house = aShopHouse(signedIn ? player : undefined);
  const stand = (now: OrderStand) => {
    const order = new URLSearchParams(search).get('order') ?? '';
    house.market.orders.set(order, { amount: 25, price: 229 as Cents, taken: 0, state: now });
  };
  if (state !== undefined) stand(state);
  house.modal.start();
  house.session.start();
  const loader = shopLoader({ execute: () => Promise.resolve(sells) });
  const route = shopRoute({ createShop: () => house.shop, createOrder: house.createOrder }, house.session, house.modal);
  const router = createMemoryRouter([{ path: '/', loader, ...route }], { initialEntries: [`/${search}`] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Shop' });
  // Until its effects have run, it follows nothing.
  await act(settled);
  return { ...house, stand, router };
}

const packs = () => within(screen.getByRole('region', { name: 'Coin Packs' }));
const premium = () => within(screen.getByRole('region', { name: /Premium/ }));
const buttons = () => screen.getAllByRole('button').filter((button) => /^(Buy|Get)/.test(button.textContent));

describe('the shop', () => {
  test('shows the balance, the packs with the special one marked, and that VAT is in the prices', async () => {
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
    const special = screen.getByText('Special').closest('li');
    expect(special?.textContent).toContain('100 coins');
    expect(special?.textContent).toContain('8.0¢ a coin');
    expect(screen.getByText('Prices are in US dollars and include VAT.')).toBeDefined();
    expect(screen.queryByText(/cancelled/)).toBeNull();
  });

  test('lets nothing else be bought while one purchase runs', async () => {
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

  test('says what premium is and costs, until when it runs, and what is missing', async () => {
    const { signIn } = await open(aPlayer({ premiumUntil: '2026-03-02T00:00:00.000Z' }));
    expect(premium().getByText('It ends by itself and never renews')).toBeDefined();
    expect(premium().getByText('One month for each purchase, up to one year ahead')).toBeDefined();
    expect(premium().getByRole('status').textContent).toBe('Yours until Mar 2, 2026');
    expect(premium().getByRole('button', { name: 'Add a month' })).toHaveProperty('disabled', false);
    act(() => {
      signIn(aPlayer({ balance: 9 }));
    });
    expect(premium().getByText('You need 1 coin more.')).toBeDefined();
    expect(premium().getByRole('button', { name: 'Get a month' })).toHaveProperty('disabled', true);
    act(() => {
      signIn(aPlayer({ premiumUntil: '2026-12-31T00:00:00.000Z' }));
    });
    expect(premium().getByText('One more month would end more than a year from now.')).toBeDefined();
  });

  test('shows what coins buy in games, each with its game', async () => {
    await open();
    const item = within(screen.getByRole('region', { name: 'In-Game Content' })).getByRole('link');
    expect(item.getAttribute('href')).toBe('/arcade/games/night-ferry/catalog/heron-kite');
    expect(item.textContent).toContain('Night Ferry');
  });

  test('asks a visitor to log in or sign up, also by what they press', async () => {
    const { modal } = await open(aPlayer(), { signedIn: false });
    expect(screen.getByText('Log in or sign up to buy.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(modal.pane).toBe('register');
    act(modal.dismiss);
    fireEvent.click(screen.getByRole('button', { name: 'Get a month' }));
    expect([modal.open, modal.pane]).toEqual([true, 'login']);
  });

  const ORDER = '6f0a7a52-6a53-4d4c-9f0e-0d9f4f4a7c11';
  const back = { search: `?payment=cancelled&order=${ORDER}` };
  const nothingCharged = () => screen.queryByText(/^The payment was cancelled and nothing was charged/);

  test.each(['failed', 'waiting'] as const)(
    'tells of a payment that was cancelled, of an order that is %s',
    async (state) => {
      const { router } = await open(aPlayer(), { ...back, state });
      expect(nothingCharged()).not.toBeNull();
      expect(router.state.location.search).toBe('');
    },
  );

  test('tells of no cancelled payment once it was paid after all', async () => {
    const { clock, stand } = await open(aPlayer(), { ...back, state: 'failed' });
    stand('paid');
    await act(async () => {
      clock.advance(2000);
      await settled();
    });
    expect(nothingCharged()).toBeNull();
  });

  test.each([
    ['a paid order', { ...back, state: 'paid' }],
    ['a refunded order', { ...back, state: 'refunded' }],
    ['a stranger’s order', back],
    ['a visitor', { ...back, signedIn: false }],
  ] as const)('claims nothing of a cancelled payment for %s', async (_of, options) => {
    const { router } = await open(aPlayer(), options);
    expect(nothingCharged()).toBeNull();
    expect(router.state.location.search).toBe('');
  });

  test('claims nothing of a cancelled payment without an order', async () => {
    await open(aPlayer(), { search: '?payment=cancelled' });
    expect(nothingCharged()).toBeNull();
  });

  test('shows each part that there is, and tells of the other', async () => {
    const failure = { kind: 'network' } as const;
    await open(aPlayer(), { sells: { offers: err(failure), showcase: ok([]) } });
    expect(screen.getByRole('alert').textContent).toMatch(/A network error has occurred.*Try again/);
    expect(screen.getByText('No game has anything to sell at the moment.')).toBeDefined();
    cleanup();
    await open(aPlayer(), { sells: { offers: ok([]), showcase: err(failure) } });
    expect(screen.getByText('No coins are on sale at the moment.')).toBeDefined();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('the loader of the shop', () => {
  test('answers with the status of what failed', async () => {
    const args = { request: new Request('http://portal.test/market') } as Parameters<ReturnType<typeof shopLoader>>[0];
    const load = (sells: Shop) => shopLoader({ execute: () => Promise.resolve(sells) })(args);
    expect(await load(full)).toMatchObject({ offers: { kind: 'found' }, showcase: { kind: 'found' } });
    expect(await load({ ...full, showcase: err({ kind: 'network' }) })).toMatchObject({ init: { status: 503 } });
  });
});
