import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Cents } from '../../../src/domain/market/money';
import type { OrderStand } from '../../../src/domain/market/purchase-order';
import { defaultSettings } from '../../../src/domain/session/settings';
import { ok } from '../../../src/domain/shared/result';
import { orderRoute } from '../../../src/ui/market/order.page';
import { aPlayer } from '../../fakes/a-player';
import { aShopHouse, settled } from './a-shop-house';

afterEach(cleanup);

const ORDER = '6f0a7a52-6a53-4d4c-9f0e-0d9f4f4a7c11';

async function open(state?: OrderStand, { search = `?order=${ORDER}`, player = true, taken = 20 } = {}) {
  const house = aShopHouse(player ? aPlayer({ balance: 145 }) : undefined);
  house.modal.start();
  const stand = (now: OrderStand) =>
    void house.market.orders.set(ORDER, { amount: 25, price: 229 as Cents, state: now, taken });
  if (state !== undefined) stand(state);
  const route = orderRoute(house, house.modal);
  const router = createMemoryRouter([{ path: '/', loader: () => null, ...route }], {
    initialEntries: [`/${search}`],
    hydrationData: { loaderData: {} },
  });
  render(<RouterProvider router={router} />);
  await act(settled);
  const pass = (milliseconds: number) =>
    act(async () => {
      house.clock.advance(milliseconds);
      await settled();
    });
  return { ...house, stand, pass };
}

const said = () => screen.getByRole('status').textContent;
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the page that a payment leads back to', () => {
  test('tells a purchase that is complete, and leads to the dashboard', async () => {
    await open('paid');
    expect(said()).toBe('Purchase Complete25 coins have been added to your account. You have 145 coins now.');
    expect(ways()).toEqual([
      ['Dashboard', '/account/home'],
      ['Shop', '/market'],
    ]);
  });

  test('tells the balance that there is now, also when nothing has told it before', async () => {
    const { status, stand, pass } = await open('waiting');
    const user = aPlayer({ balance: 170, balanceRevision: 2 });
    status.status = () => Promise.resolve(ok({ user, settings: defaultSettings() }));
    stand('paid');
    await pass(2000);
    expect(said()).toMatch(/You have 170 coins now\.$/);
  });

  test('waits for a payment that is reported late', async () => {
    const { stand, pass } = await open('waiting');
    expect(said()).toMatch(/^Waiting for Your Payment.*\$2\.29 for 25 coins has not been confirmed yet/);
    stand('paid');
    await pass(2000);
    expect(said()).toMatch(/^Purchase Complete/);
  });

  test.each([
    ['failed', /^Payment Not Completed.*No coins were added\.$/],
    [
      'disputed',
      /^Payment Disputed.*has asked for the payment of \$2\.29 for 25 coins back\. 20 coins were taken back\. What/,
    ],
    ['refunded', /^Payment Given Back.*\$2\.29 for 25 coins was given back\. 20 coins were taken back\. You have 145/],
  ] as const)('claims nothing of an order that is %s', async (state, words) => {
    await open(state);
    expect(said()).toMatch(words);
  });

  test.each(['disputed', 'refunded'] as const)('says that no coins went with an order that is %s', async (state) => {
    await open(state, { taken: 0 });
    expect(said()).toContain('No coins were taken back, as they had been spent.');
    expect(said()).not.toContain('comes back');
  });

  test('follows a payment that is given back while it is open', async () => {
    const { stand, state } = await open('paid');
    expect(document.title).toMatch(/^Purchase Complete/);
    stand('refunded');
    const { user } = state.current;
    if (user === undefined) throw new Error('Nobody is signed in.');
    act(() => {
      state.apply({ type: 'balance-changed', player: user.id, total: 125, revision: 9 });
    });
    await act(settled);
    expect(said()).toMatch(/^Payment Given Back.*You have 125 coins now\.$/);
    expect(document.title).toMatch(/^Payment Given Back/);
  });

  test.each([
    ['a stranger’s order', `?order=${ORDER}`],
    ['no order', ''],
  ])('claims nothing when it is opened by hand with %s', async (_what, search) => {
    const { market } = await open(undefined, { search });
    expect(said()).toMatch(/^No Purchase Here/);
    expect(market.asked).toEqual([]);
  });

  test('tells a visitor nothing before they log in', async () => {
    const { market, modal, signIn } = await open('paid', { player: false });
    expect(said()).toMatch(/^Log In to See Your Purchase/);
    expect(market.asked).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(modal.open).toBe(true);
    act(() => {
      signIn(aPlayer());
    });
    await act(settled);
    expect(said()).toMatch(/^Purchase Complete/);
  });

  test('says when the server could not be asked, and asks again', async () => {
    const { market, clock, pass } = await open('paid', { player: false }).then(async (house) => {
      house.market.failure = { kind: 'network' };
      act(() => {
        house.signIn(aPlayer());
      });
      await act(settled);
      return house;
    });
    expect(said()).toMatch(/^Purchase Unknown.*Coins that were paid for come/);
    market.failure = undefined;
    await pass(2000);
    expect(said()).toMatch(/^Purchase Complete/);
    expect(clock.pending).toBe(0);
  });
});
